import { expect, it } from 'vitest';
import { readSef } from '../../src/pipeline/built-stylesheets.js';
import { closeComponents } from '../../src/saxon/quick/close-components.js';
import type { CompiledStylesheet, Instruction } from '../../src/saxon/load-saxon.js';
import { parseXml, runStylesheet } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';

/** How many instructions SaxonJS would find in components if it searched for packages. */
function countSearched(stylesheet: CompiledStylesheet): number {
  let found = 0;
  const components = (stylesheet as Instruction).C?.filter(({ N }) => N === 'co') ?? [];
  for (const { C } of components) C?.forEach(() => (found += 1));
  return found;
}

it('SaxonJS finds what is in components when it prepares a stylesheet, and not again', () => {
  const tree = parseXml('<adimat><master-tree/></adimat>').documentElement;
  const stylesheet = readSef(loadToolbox().store.stylesheet('drop-parentheses').sef);
  closeComponents(stylesheet);
  expect(countSearched(stylesheet)).toBeGreaterThan(0);
  const first = runStylesheet(stylesheet, [tree]);
  expect(countSearched(stylesheet)).toBe(0);
  expect(runStylesheet(stylesheet, [tree])).toHaveLength(first.length);
});
