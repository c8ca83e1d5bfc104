import type { Analysis } from '../analysis.js';
import { annotate, children, holds, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { declarationOf } from '../sharing/declaration-of.js';
import { functionName } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { keepsValue } from '../sharing/keeps-value.js';
import { keysOf } from '../names/names.js';
import { ownerOf } from '../sharing/owner-of.js';
import { reachedFrom } from '../sharing/reached-from.js';
import { scopesOf, type Scope } from '../sharing/scopes.js';

/**
 * Anonymous functions that call functions which change what they share: as nested functions, they may do that. Their
 * captured values stay the same. Writes `ada:nested` (a name) on them, and `ada:results` (names) what they then give.
 */
export const changingHandles: Analysis = {
  name: 'changing-handles',
  needs: ['ada:caches'],
  reads: ['ada:is'],
  adds: ['ada:nested', 'ada:results'],
  run(root, { rules }) {
    if (!holds(root, (it) => it.localName === 'anonymous-function')) return;
    const scopes = scopesOf(root);
    const names = new FreshNames(root, rules);
    for (const scope of scopes) {
      const found = new Set<XmlElement>();
      for (const { element, callee } of scope.mentions) {
        const around = outermostAround(element);
        if (around !== undefined && changes(callee)) found.add(around);
      }
      for (const it of found) {
        if (!isKept(it, scope, scopes)) continue;
        annotate(it, 'nested', names.fresh(`${functionName(scope.unit)}_handle`));
        const results = Array.from({ length: countResults(it, scope) }, () => names.fresh('value'));
        annotate(it, 'results', results.join(' '));
      }
    }
  },
};

/** The anonymous function that a name is in, none around it. */
function outermostAround(element: XmlElement): XmlElement | undefined {
  let found: XmlElement | undefined;
  for (let it: XmlNode | null = element; isElement(it); it = it.parentNode) {
    if (it.localName === 'anonymous-function') found = it;
    if (it.localName === 'function') break;
  }
  return found;
}

/** Whether a function, or one that it calls, writes to a variable that is not its own. */
function changes(first: Scope): boolean {
  const reached = reachedFrom(first);
  return [...reached].some((scope) =>
    [...scope.writes.keys()].some((name) => {
      const owner = ownerOf(scope, name);
      return !reached.has(owner) || declarationOf(owner, name) !== undefined;
    }),
  );
}

/** Whether all that an anonymous function captures keeps its value. */
function isKept(it: XmlElement, scope: Scope, scopes: readonly Scope[]): boolean {
  const [list] = children(it);
  const own = new Set(list === undefined ? [] : children(list).map((parameter) => parameter.textContent));
  const functions = new Set([...scope.mentions.map(({ element }) => element), ...scope.foreign]);
  let isFree = !own.has('varargin');
  walk(it, (part) => {
    if (part !== it && part.localName === 'anonymous-function') isFree = false;
    if (part.localName !== 'var' || functions.has(part) || own.has(part.textContent)) return isFree;
    const name = part.textContent;
    const owner = ownerOf(scope, name);
    isFree &&= declarationOf(owner, name) === undefined && keepsValue({ owner, name }, scope, it, scopes);
    return isFree;
  });
  return isFree;
}

/** How many results an anonymous function has: as many as the function that it consists of, or one. */
function countResults(it: XmlElement, scope: Scope): number {
  const [, body] = children(it);
  const [base, list, ...more] = body?.localName === 'array' ? children(body) : [];
  const name = list?.localName === 'param-list' && more.length === 0 ? base : undefined;
  const callee = scope.mentions.find(({ element }) => element === name)?.callee;
  const outputs = callee === undefined ? ['value'] : keysOf(callee.unit, 'outvars');
  return outputs.includes('varargout') ? 1 : outputs.length;
}
