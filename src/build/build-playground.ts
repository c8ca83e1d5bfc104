import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentHash } from '../cache/content-hash.js';
import { makeFolder } from '../base/make-folder.js';
import { packageRoot } from '../base/package-root.js';

const source = join('src', 'playground');
const page = join(source, 'page.html');
const target = join(packageRoot, 'dist', 'playground');
const stamp = join(target, 'built-from.json');

/** The sources of the bundle, each with the hash of its content. */
type Inputs = Readonly<Record<string, string>>;

/** Bundles the playground into `dist/playground`, packed for the network too, unless all it is made from is as it was. */
export async function buildPlayground(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: [join(source, 'main.ts'), join(source, 'page.css'), join(source, 'icon.svg')],
    outdir: target,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.m': 'text', '.svg': 'copy' },
    legalComments: 'none',
    metafile: true,
    write: false,
    tsconfigRaw: {},
  });
  rmSync(target, { recursive: true, force: true });
  makeFolder(target);
  const inputs = Object.keys(metafile.inputs);
  const files = outputFiles.map(({ path, contents }) => [basename(path), contents] as const);
  const licences = Buffer.from(licencesOf(inputs));
  for (const [name, contents] of [...files, ['licences.txt', licences] as const]) {
    writeFileSync(join(target, name), contents);
    writeFileSync(join(target, `${name}.gz`), gzipSync(contents, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(target, `${name}.br`), brotliCompressSync(contents, { params }));
  }
  writeFileSync(join(target, 'index.html'), pageOf(files.map(([name]) => name)));
  writeFileSync(stamp, JSON.stringify(hashesOf([...inputs, page, ownPath])));
  log('bundled the playground');
}

/** How it is bundled counts too. */
const ownPath = join('dist', 'build', 'build-playground.js');

function isBuilt(): boolean {
  if (!existsSync(stamp)) return false;
  const made = JSON.parse(readFileSync(stamp, 'utf8')) as Inputs;
  const paths = Object.keys(made);
  const now = paths.every((it) => existsSync(join(packageRoot, it))) ? hashesOf(paths) : {};
  return paths.every((it) => made[it] === now[it]);
}

function hashesOf(paths: readonly string[]): Inputs {
  return Object.fromEntries(paths.map((it) => [it, contentHash(readFileSync(join(packageRoot, it)))]));
}

/** The page, with the names that its files have: they change with the contents, so browsers may keep them for ever. */
function pageOf(files: readonly string[]): string {
  return readFileSync(join(packageRoot, page), 'utf8').replace(/\{(\w+)\.(\w+)\}/g, (_, name, type) => {
    const file = files.find((it) => it.startsWith(`${String(name)}-`) && it.endsWith(`.${String(type)}`));
    if (file === undefined) throw new Error(`the page needs ${String(name)}.${String(type)}`);
    return `playground/${file}`;
  });
}

/** The licences of the libraries that are in the bundle, as these demand. */
function licencesOf(inputs: readonly string[]): string {
  const folders = inputs.flatMap((it) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(it)?.[0] ?? []);
  const texts = [...new Set(folders)].sort().map((folder) => {
    const found = readdirSync(join(packageRoot, folder)).find((it) => /^licen[cs]e/i.test(it));
    if (found === undefined) throw new Error(`${folder} has no licence`);
    return `${basename(dirname(folder))}/${basename(folder)}\n\n${readFileSync(join(packageRoot, folder, found), 'utf8')}`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
