import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newStep } from '../../src/build/new-step.js';
import { readContract } from '../../src/pipeline/contract.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-step-'));
  for (const folder of ['xsl/20-resolve', 'xsl/packs/tries', 'pipelines/packs'])
    mkdirSync(join(root, folder), { recursive: true });
  const steps =
    '<phase>\n    <step name="drop-scripts"/>\n    <step name="unify-lists" if="mode=forward"/>\n</phase>\n';
  writeFileSync(join(root, 'pipelines/derivatives.xml'), steps);
  writeFileSync(join(root, 'pipelines/packs/tries.xml'), steps);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it.each([
  ['20-resolve', 'pipelines/derivatives.xml', '../lib/build.xsl'],
  ['packs/tries', 'pipelines/packs/tries.xml', '../../lib/build.xsl'],
])('a new step in %s has a stylesheet and a line in the pipeline', (folder, pipeline, library) => {
  const written = newStep(root, { name: 'drop-toys', folder, after: 'unify-lists' });
  expect(written).toEqual([`xsl/${folder}/drop-toys.xsl`, pipeline]);
  expect(readFileSync(join(root, pipeline), 'utf8')).toContain(
    '<step name="unify-lists" if="mode=forward"/>\n    <step name="drop-toys"/>\n',
  );
  const text = readFileSync(join(root, 'xsl', folder, 'drop-toys.xsl'), 'utf8');
  expect(text).toContain(`href="${library}"`);
  expect(readContract(text, 'drop-toys').cases).toHaveLength(2);
});

it.each([
  [{ name: 'Toys' }, "'Toys' is no name of a step"],
  [{ after: '.*' }, "'.*' is no name of a step"],
  [{ folder: '25-never' }, 'there is no folder xsl/25-never'],
  [{ folder: 'packs/toys' }, 'there is no folder xsl/packs/toys'],
  [{ after: 'drop-nothing' }, "has no step 'drop-nothing'"],
])('%o: %s', (wrong, message) => {
  const right = { name: 'drop-toys', folder: '20-resolve', after: 'drop-scripts' };
  expect(() => newStep(root, { ...right, ...wrong })).toThrow(message);
});

it('a step that is there stays as it is', () => {
  const step = { name: 'drop-toys', folder: '20-resolve', after: 'drop-scripts' };
  newStep(root, step);
  expect(() => newStep(root, step)).toThrow('xsl/20-resolve/drop-toys.xsl is there already');
});
