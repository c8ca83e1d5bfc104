import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';

const helpers = runtimeFolders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(adm|adimat|a)_.*\.m$/.test(name))
    .map((name) => [name.replace('.m', ''), readFileSync(join(folder, name), 'utf8')] as const),
);
const names = new Set(helpers.map(([name]) => name));

describe('runtime helpers', () => {
  let output: string[];

  beforeAll(async () => {
    output = (await runRuleScript('check_helpers();', [join(packageRoot, 'test', 'rules')])).split('\n');
  });

  it('do what they say', () => {
    expect(output.filter((line) => line !== '' && !line.startsWith('ok '))).toEqual([]);
    expect(output.length).toBeGreaterThan(100);
  });

  it.each(helpers)('%s can be embedded into a generated file', (name, text) => {
    const defined = [...text.matchAll(/^function (?:.*= )?(\w+)/gm)].map(([, it]) => it);
    expect(defined[0]).toBe(name);
    for (const local of defined.slice(1))
      expect(local, 'local functions have the name of their file').toMatch(`${name}_`);
    expect(text).toMatch(new RegExp(`^function .*\\n *% ?${name.toUpperCase()} `));
    const used = [...text.replaceAll(/%.*/g, '').matchAll(/\b(?:adm|adimat|a_zeros)\w*/g)].map(([it]) => it);
    expect(used.filter((it) => !names.has(it) && !defined.includes(it))).toEqual([]);
  });

  it.each(helpers)('%s is MATLAB as well as Octave', (_, text) => {
    const code = text.replaceAll(/'[^'\n]*'/g, "''").replaceAll(/%.*/g, '');
    expect(code).not.toMatch(
      /\bend(if|for|while|function|_try_catch|switch)\b|\bprintf\b|["#!]|[+*/-]=|\*\*/,
    );
    expect(code, 'an index on a result').not.toMatch(/\)\(|\}\(\d|\)\{/);
  });
});
