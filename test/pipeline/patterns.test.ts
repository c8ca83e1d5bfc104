import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sefFolder } from '../../src/pipeline/built-stylesheets.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';

/** SaxonJS tries these at every element: from each of its ancestors on, or with all of its siblings. */
const slow = /"p\.(genNode|genPos|nodeSet)"/;

test.each(loadToolbox().store.stylesheets)(
  'the patterns of $name look at an element and its parents only',
  (it) => {
    expect(readFileSync(`${sefFolder}/${it.sef}`, 'utf8')).not.toMatch(slow);
  },
);
