import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { commandsPage } from './commands-page.js';
import { dataFlowPicture } from './data-flow-picture.js';
import { diagnosticsPage } from './diagnostics-page.js';
import { documentFiles } from '../build/document-files.js';
import { httpPage } from './http-page.js';
import { optionsPage } from './options-page.js';
import { PageFolder } from './page-folder.js';
import { programPicture } from './program-picture.js';
import { refreshBlocks } from './refresh-blocks.js';
import { rulesPage } from './rules-page.js';
import { stepsPage } from './steps-page.js';

const head = '<!-- Made by `npm run docs`: do not edit. -->\n\n';

/** Everything in the documentation that is generated, as it is now: whole files by their paths in the repository. */
export async function generatedDocuments(): Promise<ReadonlyMap<string, string>> {
  const folder = new PageFolder('');
  try {
    const made = new Map<string, string>();
    const reference = {
      commands: commandsPage(folder),
      options: optionsPage(folder),
      diagnostics: diagnosticsPage(),
      rules: rulesPage(folder),
      steps: stepsPage(folder),
      http: httpPage(),
    };
    for (const [name, page] of Object.entries(reference)) {
      made.set(join('docs', 'reference', `${name}.md`), `${head}${(await page).trimEnd()}\n`);
    }
    made.set(join('docs', 'pictures', 'program-and-adjoint.svg'), await programPicture(folder));
    made.set(join('docs', 'pictures', 'data-flow.svg'), dataFlowPicture());
    for (const path of documentFiles().filter((it) => !made.has(it))) {
      const page = readFileSync(join(packageRoot, path), 'utf8');
      made.set(path, await refreshBlocks(page));
    }
    return made;
  } finally {
    folder.remove();
  }
}
