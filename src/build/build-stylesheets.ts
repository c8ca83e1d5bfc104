import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { packageRoot } from '../base/package-root.js';
import {
  indexFile,
  packFolder,
  readSef,
  sefFolder,
  type BuildIndex,
  type BuiltStylesheet,
} from '../pipeline/built-stylesheets.js';
import { rulesCompiler } from '../engine/compile-rules.js';
import type { Compilation } from './compile-stylesheet.js';
import { includedFile } from './included-file.js';
import { readContract } from '../pipeline/contract.js';
import { namespaces } from '../base/namespaces.js';
import type { CompiledStylesheet } from '../saxon/load-saxon.js';
import { parseXml, runStylesheet, serializeXml } from '../saxon/saxon.js';
import { children } from '../tree/tree.js';
import type { XmlNode } from '../tree/xml-node.js';

const xslFolder = join(packageRoot, 'xsl');
const library = join(xslFolder, 'lib');

/** Stylesheets as they are compiled. */
export const completedFolder: string = join(packageRoot, 'dist', 'xsl');

/** A stylesheet of a phase or a pack, before it is built. */
export interface StylesheetSource {
  readonly name: string;
  /** Its folder in `xsl`: a phase, or a pack. */
  readonly folder: string;
  readonly file: string;
  readonly text: string;
}

/** All stylesheets that stand in folders of phases (`10-normalize` …) and packs, in the order of their names. */
export function findStylesheets(): StylesheetSource[] {
  const phases = readdirSync(xslFolder).filter((name) => /^\d\d-/.test(name));
  const packs = subfolders(join(xslFolder, 'packs')).map(packFolder);
  return [...phases.sort(), ...packs.sort()].flatMap((folder) =>
    readdirSync(join(xslFolder, folder))
      .filter((name) => name.endsWith('.xsl'))
      .sort()
      .map((name) => {
        const file = join(xslFolder, folder, name);
        return { name: name.slice(0, -'.xsl'.length), folder, file, text: readFileSync(file, 'utf8') };
      }),
  );
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map(({ name }) => name);
}

/** The trees of pipelines and the packs that they use, as XML texts. */
export function readPipelineTrees(): string[] {
  const folder = join(packageRoot, 'pipelines');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The threads that compile; they start with the first stylesheet that has changed. */
let compilers: Piscina<Compilation, undefined> | undefined;

/** Compiles a stylesheet unless its compiled form, by content hash, is there; returns the name of that file. */
async function compile(
  name: string,
  text: string,
  file: string,
  log: (line: string) => void,
  prepare: () => string = () => file,
): Promise<string> {
  const { version } = createRequire(import.meta.url)('xslt3/package.json') as { version: string };
  const sef = `${name}.${hash(version, text, ...includedTexts(text, file))}.json`;
  if (!existsSync(join(sefFolder, sef))) {
    mkdirSync(sefFolder, { recursive: true });
    compilers ??= new Piscina({
      filename: new URL('compile-stylesheet.js', import.meta.url).href,
      // A compilation keeps a core busy, and a thread needs seconds to become warm.
      maxThreads: Math.min(availableParallelism(), 4),
    });
    await compilers.run({ stylesheet: prepare(), sef: join(sefFolder, sef) });
    log(`compiled ${name}`);
  }
  return sef;
}

/** A stylesheet that works on stylesheets, pipelines or rules, not on programs: the name of its compiled form. */
async function compileTool(file: string): Promise<string> {
  const name = file.replace(/^.*\/|\.xsl$/g, '');
  return compile(name, readFileSync(file, 'utf8'), file, () => undefined);
}

export async function buildTool(file: string): Promise<CompiledStylesheet> {
  return readSef(await compileTool(file));
}

/** The linear pipelines that trees of pipelines, given as XML texts, stand for, as XML text. */
export async function unrollPipelines(trees: readonly string[]): Promise<string> {
  const unroll = await buildTool(join(packageRoot, 'pipelines', 'unroll-pipelines.xsl'));
  const [linear] = runStylesheet(unroll, trees.map(parseXml));
  return serializeXml(linear as XmlNode);
}

/** Compiles what has changed since the last build, by content hash, unrolls the pipelines, writes the index. */
export async function buildStylesheets(log: (line: string) => void): Promise<BuildIndex> {
  try {
    return await buildAll(log);
  } finally {
    await compilers?.destroy();
    compilers = undefined;
  }
}

async function buildAll(log: (line: string) => void): Promise<BuildIndex> {
  const [completing, pushing] = [libraryFile('complete-stylesheet'), libraryFile('push-results')];
  const complete = await buildTool(completing);
  const push = await buildTool(pushing);
  const preparing = readFileSync(completing, 'utf8') + readFileSync(pushing, 'utf8');
  for (const file of readdirSync(library))
    writePushed(push, 'lib', file, parseXml(readFileSync(join(library, file), 'utf8')));

  const compileSource = async (source: StylesheetSource): Promise<BuiltStylesheet> => {
    const { cases: _cases, ...contract } = readContract(source.text, source.name);
    const sef = await compile(source.name, source.text + preparing, source.file, log, () => {
      const [completed] = runStylesheet(complete, [parseXml(source.text)]);
      return writePushed(push, source.folder, `${source.name}.xsl`, completed as XmlNode);
    });
    const texts = [source.text, ...includedTexts(source.text, source.file)];
    const mayReport = texts.some((it) => it.includes('<xsl:message'));
    const { name, folder } = source;
    return { name, folder, sef, mayReport, parameters: parametersOf(texts), ...contract };
  };
  const stylesheets = await Promise.all(findStylesheets().map(compileSource));
  const pipelines = await unrollPipelines(readPipelineTrees());
  const fingerprint = hash(pipelines, ...stylesheets.map((it) => it.sef));
  const tools = { [rulesCompiler]: await compileTool(libraryFile(rulesCompiler)) };
  const index: BuildIndex = { stylesheets, pipelines, tools, fingerprint };
  writeFileSync(indexFile, JSON.stringify(index, null, 1));
  removeStale(stylesheets);
  return index;
}

/** A stylesheet that is shared, or works on stylesheets. */
export function libraryFile(name: string): string {
  return join(library, `${name}.xsl`);
}

/** Writes a stylesheet as it is compiled, with what `push-results` changes in it; returns its file. */
export function writePushed(
  push: CompiledStylesheet,
  folder: string,
  file: string,
  stylesheet: XmlNode,
): string {
  const [pushed] = runStylesheet(push, [stylesheet]);
  mkdirSync(join(completedFolder, folder), { recursive: true });
  const written = join(completedFolder, folder, file);
  writeFileSync(written, serializeXml(pushed as XmlNode));
  return written;
}

function removeStale(stylesheets: readonly BuiltStylesheet[]): void {
  const kept = new Map(stylesheets.map((it) => [it.name, it.sef]));
  for (const name of readdirSync(sefFolder)) {
    const current = kept.get(name.replace(/\.[0-9a-f]+\.json$/, ''));
    if (current !== undefined && current !== name) rmSync(join(sefFolder, name));
  }
}

/** The texts of the stylesheets that `text` includes or imports, at any depth. */
function includedTexts(text: string, file: string): string[] {
  return [...text.matchAll(/<xsl:(?:include|import) href="([^"]+)"/g)].flatMap(([, href]) => {
    const included = includedFile(file, href ?? '');
    const content = readFileSync(included, 'utf8');
    return [content, ...includedTexts(content, included)];
  });
}

/** The names of the parameters that stylesheets, given as their texts, declare. */
function parametersOf(texts: readonly string[]): string[] {
  const declared = texts.flatMap((text) => children(parseXml(text).documentElement, namespaces.xslt));
  return declared.filter((it) => it.localName === 'param').map((it) => it.getAttribute('name'));
}

function hash(...texts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
}
