import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/make-folder.js';
import { packageRoot } from '../base/package-root.js';

const target = join(packageRoot, 'dist', 'manual');

/** Makes the pages that the server shows at `/docs/` of those in the repository. */
export async function buildManual(log: (line: string) => void): Promise<void> {
  const { documentFiles } = await import('./document-files.js');
  const { manualAddress } = await import('./manual-address.js');
  const { manualPage } = await import('./manual-page.js');
  const read = (path: string): { path: string; text: string } => {
    return { path, text: readFileSync(join(packageRoot, path), 'utf8') };
  };
  const index = read('docs/README.md');
  rmSync(target, { recursive: true, force: true });
  for (const path of documentFiles()) {
    const address = manualAddress(path) ?? '';
    const file = join(target, `${address}${address === '' || address.endsWith('/') ? 'index' : ''}.html`);
    makeFolder(dirname(file));
    writeFileSync(file, manualPage(read(path), index));
  }
  cpSync(join(packageRoot, 'docs', 'pictures'), join(target, 'pictures'), { recursive: true });
  log('made the manual');
}
