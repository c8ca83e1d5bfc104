import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledStylesheet } from '../../src/saxon/load-saxon.js';
import { StylesheetCompiler } from '../../src/build/stylesheet-compiler.js';

/** Compiles a stylesheet; what it gives reads the compiled one, each time another: SaxonJS writes into it. */
export async function compiledStylesheet(text: string): Promise<() => CompiledStylesheet> {
  const folder = await mkdtemp(join(tmpdir(), 'stylesheet-'));
  const [given, compiled] = [join(folder, 'given.xsl'), join(folder, 'compiled.json')];
  try {
    await writeFile(given, text);
    await new StylesheetCompiler().compile(given, compiled);
    const json = await readFile(compiled, 'utf8');
    return () => JSON.parse(json) as CompiledStylesheet;
  } finally {
    await rm(folder, { recursive: true });
  }
}
