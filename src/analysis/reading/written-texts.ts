import type { Analysis } from '../analysis.js';
import { annotate } from '../../tree/tree.js';
import { writtenFunctions } from './written-functions.js';

/** Which calls make functions of text that stands in them: `ada:written` says how these are written as anonymous ones. */
export const writtenTexts: Analysis = {
  name: 'written-texts',
  needs: [],
  adds: ['ada:written'],
  run(root) {
    for (const { call, text } of writtenFunctions(root)) annotate(call, 'written', text);
  },
};
