import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { handledFunction } from './closure-call.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { functionsNamed } from './functions-named.js';
import { handsOnText } from '../reading/hands-on.js';

/** Functions that call what text names: of these `ada:names` tells which that may be. */
const told: ReadonlySet<string> = new Set(['feval', 'str2func']);
const seen: ReadonlySet<string | undefined> = new Set(['user', 'rule', 'passive']);

/**
 * The functions of which text in the program may be a name to whom nobody sees: those that such calls tell, and, where the
 * library is given something that it might call, all that some text is the name of. A field that is called 'dense' says
 * nothing of the function of this name.
 */
export function calledInText(root: XmlElement, rules: RuleTable): ReadonlySet<string> {
  const texts = new Set<string>();
  const names = new Set<string>();
  const unseen = new Set<XmlElement>();
  walk(root, (it) => {
    if (it.localName === 'literal') texts.add(handledFunction(it));
    if (it.localName !== 'call') return undefined;
    // Text made of text may be the same text again.
    if (handsOnText(it, rules))
      for (const part of argumentsOf(it)) if (part.localName === 'literal') names.add(handledFunction(part));
    if (told.has(calleeName(it)) && annotation(it, 'is') !== 'user')
      for (const name of functionsNamed(it)) names.add(name);
    else if (!seen.has(annotation(it, 'is'))) unseen.add(it);
    return undefined;
  });
  return unseen.size > 0 ? texts : names;
}
