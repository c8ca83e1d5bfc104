import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StylesheetCompiler } from '../../src/build/stylesheet-compiler.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiler-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Compiles a stylesheet that applies templates to what is selected; gives the path of the SEF file. */
async function compile(select: string): Promise<string> {
  const stylesheet = join(folder, 'a.xsl');
  writeFileSync(
    stylesheet,
    `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      <xsl:template match="a"><xsl:apply-templates select="${select}"/></xsl:template>
    </xsl:stylesheet>`,
  );
  const sef = join(folder, 'a.json');
  await new StylesheetCompiler().compile(stylesheet, sef);
  return sef;
}

it('leaves a file where all is well', async () => {
  expect(existsSync(await compile('b'))).toBe(true);
});

it.each([
  ['what does not compile', 'b[', 'a.xsl does not compile'],
  ['what the compiler warns of', 'b | return', "means 'child::return'"],
])('leaves nothing of %s', async (_what, select, message) => {
  await expect(compile(select)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual(['a.xsl']);
});
