import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, child, functionsOf, nextOf, placeOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { foreignDirective } from '../../rules/foreign-directive.js';
import { ruleOfDirective } from '../../rules/rule-of-directive.js';
import { entryOfDirective } from '../../contract/shape-directive.js';
import { commentsIn } from './comments-in.js';
import { entryOf } from './entry-of.js';
import { readFixedPoint } from './fixed-point-directive.js';

/**
 * Reads the directives of ADiMat's reverse mode (`%ADiMat <recompute>f</recompute>` before a statement,
 * `%ADiMat <parallel/>` in a for loop, `%ADiMat <nargin>2</nargin>` in a function) and four of our own
 * (`%ADiMat <inline>f</inline>` before a statement, `%ADiMat <checkpoint/>` in a for loop, `%ADiMat <shape>F n n</shape>` in the
 * function that is differentiated, `%ADiMat <fixed-point tolerance="1e-12"/>` at a loop), and writes on their comments what they are about: `ada:recompute` and `ada:inline` (the places
 * of the names), `ada:least` (the number), `ada:parallel`, `ada:checkpoint`, `ada:tells`, `ada:tolerance`. Reports what is
 * malformed, rules in ADiMat's macro language and directives of Tapenade too (W301), and what stands where it is of no use (W302).
 */
export const directives: Analysis = {
  name: 'directives',
  needs: [],
  adds: [
    ...(['ada:checkpoint', 'ada:inline', 'ada:least', 'ada:parallel'] as const),
    ...(['ada:recompute', 'ada:tells', 'ada:tolerance'] as const),
  ],
  mayReport: true,
  run(root, context) {
    const units = functionsOf(root);
    const entry = entryOf(units, context.options);
    for (const unit of units) {
      for (const it of commentsIn(unit)) {
        readDirective(it, unit === entry, context);
      }
    }
  },
};

function readDirective(comment: XmlElement, isInEntry: boolean, context: AnalysisContext): void {
  const text = comment.textContent;
  const malformed = (reason: string): void => {
    context.report(diagnostic('W301', placeOf(comment), { reason }));
  };
  const content = /^%ADiMat (.*)$/.exec(text)?.[1];
  if (content === undefined) {
    const reason = foreignDirective(text);
    if (reason !== undefined) malformed(reason);
    return;
  }
  const macro = ruleOfDirective(text, () => false);
  if (macro !== undefined) {
    if ('problem' in macro) malformed(macro.problem);
    return;
  }
  if (/^\s*<fixed-point\b/.test(content)) {
    readFixedPoint(comment, content, context);
    return;
  }
  const [, name = '', value] = /^\s*<([a-z]+)(?:\s*\/>|\s*>(.*)<\/\1\s*>)\s*$/.exec(content) ?? [];
  const misplaced = (reason: string, hint: string): void => {
    context.report(diagnostic('W302', placeOf(comment), { directive: name, reason, hint }));
  };
  switch (name) {
    case 'recompute':
    case 'inline': {
      const called = (value ?? '').trim();
      if (!/^[A-Za-z]\w*(\.\w+)*$/.test(called)) {
        malformed(`<${name}> takes the name of one function`);
        return;
      }
      const statement = nextOf(comment);
      const places = statement === undefined ? [] : placesOf(called, statement);
      if (places.length > 0) annotate(comment, name === 'inline' ? 'inline' : 'recompute', places.join(' '));
      else misplaced(`the next statement does not call '${called}'`, 'put it before the statement that does');
      return;
    }
    case 'parallel':
    case 'checkpoint':
      if (value !== undefined) malformed(`<${name}/> holds nothing`);
      else if (!isLoopBody(comment))
        misplaced('it stands in no for loop', 'put it into the loop that it is about');
      else if (name === 'parallel') annotate(comment, 'parallel', 'directive');
      else annotate(comment, 'checkpoint', 'yes');
      return;
    case 'nargin':
      if (!/^\s*[1-9]\d*\s*$/.test(value ?? '')) malformed('<nargin> takes a number of arguments');
      else if (isFunctionBody(comment)) annotate(comment, 'least', String(Number(value)));
      else
        misplaced('it stands in a block', 'put it between the statements of the function that it is about');
      return;
    case 'shape':
      if (entryOfDirective(value ?? '') === undefined)
        malformed(
          '<shape> takes a parameter with its shape: F n m, p (2) or t scalar; or a least size: n>=2',
        );
      else if (!isInEntry)
        misplaced(
          'it stands in a function that is not differentiated by itself',
          'shapes in called functions follow from those of the function that is differentiated: tell them there',
        );
      else if (isFunctionBody(comment)) annotate(comment, 'tells', 'yes');
      else misplaced('it stands in a block', 'put it between the statements of the function');
      return;
    default:
      malformed(name === '' ? 'it is no element as <parallel/>' : `there is no <${name}>`);
  }
}

/** Where a function is named in a statement, in calls and as a name alone. */
function placesOf(name: string, statement: XmlElement): string[] {
  const places: string[] = [];
  walk(statement, (it) => {
    const isName = it.localName === 'var' && it.textContent === name;
    if (isName) places.push(it.getAttribute('at'));
    return undefined;
  });
  return places;
}

function isLoopBody(comment: XmlElement): boolean {
  const list = comment.parentNode;
  return (
    isElement(list) && isElement(list.parentNode) && ['for', 'parfor'].includes(list.parentNode.localName)
  );
}

function isFunctionBody(comment: XmlElement): boolean {
  const list = comment.parentNode;
  if (!isElement(list) || !isElement(list.parentNode)) return false;
  const holder = list.parentNode;
  return holder.localName === 'function' && child(holder, 'statement-list') === list;
}
