import { diagnostic } from '../diagnostic/diagnostic.js';
import type { Analysis } from '../pipeline/analysis.js';
import { annotate, child, children, functionsOf, placeOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssignment, targetsOf } from './assignment.js';
import { variableKey } from './variable.js';

/**
 * Tells names of functions from names of variables, as MATLAB does: a name is a variable in the whole of a
 * function if it is a parameter, an output, declared, or assigned to anywhere in it. All others are functions;
 * `ada:is` says of which kind: `user`, `rule`, `passive` and `missing` (see the rule table), or `unknown`.
 */
export const names: Analysis = {
  name: 'names',
  needs: [],
  adds: ['ada:is'],
  run(root, { rules, report }) {
    const functions = functionsOf(root);
    const mainFunctions = new Set<string>();
    const byFile = new Map<string, Set<string>>();
    for (const unit of functions) {
      const file = unit.getAttribute('file');
      const inFile = byFile.get(file) ?? new Set<string>();
      const name = functionName(unit);
      if (inFile.has(name) || (inFile.size === 0 && mainFunctions.has(name))) {
        report(diagnostic('E206', placeOf(unit), { name }));
      }
      if (inFile.size === 0) mainFunctions.add(name);
      inFile.add(name);
      byFile.set(file, inFile);
    }
    for (const unit of functions) {
      const inFile = byFile.get(unit.getAttribute('file')) ?? new Set<string>();
      const isUser = (name: string): boolean => inFile.has(name) || mainFunctions.has(name);
      resolve(unit, new Set(), isUser, rules);
    }
  },
};

/** The name of a function element. */
export function functionName(unit: XmlElement): string {
  return child(unit, 'id')?.textContent ?? '';
}

/** The keys of a function's parameters (`param-list`) or outputs (`outvars`). */
export function keysOf(unit: XmlElement, listName: 'param-list' | 'outvars'): string[] {
  const found = child(unit, listName);
  return (found === undefined ? [] : children(found)).map(variableKey);
}

function resolve(
  unit: XmlElement,
  inherited: ReadonlySet<string>,
  isUser: (name: string) => boolean,
  rules: RuleTable,
): void {
  const variables = new Set([...inherited, ...variablesOf(unit)]);
  const nested = child(unit, 'function-list');
  const nestedNames = new Set((nested === undefined ? [] : children(nested)).map(functionName));
  const isFunction = (name: string): boolean => isUser(name) || nestedNames.has(name);
  const visit = (element: XmlElement, hidden: ReadonlySet<string>): void => {
    for (const it of children(element)) {
      if (it.localName === 'function') resolve(it, variables, isFunction, rules);
      else if (it.localName === 'anonymous-function') visit(it, new Set([...hidden, ...parameterKeys(it)]));
      else visit(it, hidden);
    }
    const isName = element.localName === 'var' || element.localName === 'function-handle';
    if (!isName || child(element, 'id') === undefined) return;
    const name = element.textContent;
    if (element.localName === 'var' && (variables.has(name) || hidden.has(name))) return;
    annotate(element, 'is', isFunction(name) ? 'user' : (rules.stateOf(name) ?? 'unknown'));
  };
  visit(unit, new Set());
}

/** All names that are variables in a function, those of its nested functions left out. */
function variablesOf(unit: XmlElement): Set<string> {
  const found = new Set<string>();
  for (const list of children(unit)) {
    if (list.localName === 'outvars' || list.localName === 'param-list') {
      for (const key of parameterKeys(unit, list)) found.add(key);
    }
  }
  const body = child(unit, 'statement-list');
  if (body === undefined) return found;
  walk(body, (it) => {
    if (isAssignment(it)) for (const target of targetsOf(it)) found.add(target.key);
    const [first] = children(it);
    if (first === undefined) return;
    if (it.localName === 'for' || it.localName === 'parfor') found.add(variableKey(first));
    if (it.localName === 'catch' && first.localName === 'id') found.add(first.textContent);
    if (it.localName === 'global' || it.localName === 'persistent') {
      for (const declared of children(it)) if (declared.localName === 'var') found.add(variableKey(declared));
    }
    return;
  });
  return found;
}

/** The names in a parameter list (or another list of them): a parameter with a default is an assignment. */
function parameterKeys(
  owner: XmlElement,
  list: XmlElement | undefined = child(owner, 'param-list'),
): string[] {
  return (list === undefined ? [] : children(list)).flatMap((it) => {
    if (isAssignment(it)) return targetsOf(it).map((target) => target.key);
    return it.localName === 'var' ? [variableKey(it)] : [];
  });
}
