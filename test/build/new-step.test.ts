import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newStep } from '../../src/build/new-step.js';
import { readContract } from '../../src/pipeline/contract.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-step-'));
  mkdirSync(join(root, 'pipelines/packs'), { recursive: true });
  const steps = (phase: string): string =>
    `<phase name="${phase}">\n    <step name="drop-scripts"/>\n    <analysis name="names"/>\n    <step name="unify-lists" if="mode=forward"/>\n</phase>\n`;
  const phases = `${steps('20-resolve')}${steps('40-annotate')}`;
  writeFileSync(join(root, 'pipelines/derivatives.xml'), phases);
  writeFileSync(join(root, 'pipelines/packs/tries.xml'), phases);
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

it('a new step stands in its phase, behind an analysis too', () => {
  newStep(root, { name: 'drop-toys', folder: '40-annotate', after: 'names' });
  const [, first = '', second = ''] = readFileSync(join(root, 'pipelines/derivatives.xml'), 'utf8').split(
    '<phase',
  );
  expect(first).not.toContain('drop-toys');
  expect(second).toContain('<analysis name="names"/>\n    <step name="drop-toys"/>\n');
});

it.each([
  [{ name: 'Toys' }, "'Toys' is no name of a step"],
  [{ after: '.*' }, "has no step or analysis '.*' in 20-resolve"],
  [{ folder: '25-never' }, 'there is no phase or pack 25-never'],
  [{ folder: 'packs/toys' }, 'there is no phase or pack packs/toys'],
  [{ after: 'drop-nothing' }, "has no step or analysis 'drop-nothing' in 20-resolve"],
])('%o: %s', (wrong, message) => {
  const right = { name: 'drop-toys', folder: '20-resolve', after: 'drop-scripts' };
  expect(() => newStep(root, { ...right, ...wrong })).toThrow(message);
});

it('a step that is there stays as it is', () => {
  const step = { name: 'drop-toys', folder: '20-resolve', after: 'drop-scripts' };
  newStep(root, step);
  expect(() => newStep(root, step)).toThrow('xsl/20-resolve/drop-toys.xsl is there already');
});
