import { children, firstChildOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf, branchesOf } from '../reading/flow.js';
import { variableKey } from '../reading/variable.js';
import { allNamesOf, namesFact } from './kept-assignment.js';
import { sameFields } from './same-fields.js';
import { fieldPath, plainExpression, type KeptState } from './kept-state.js';

/** Structures of which one gets all fields of the other. */
interface Copied {
  readonly from: string;
  readonly into: string;
}

/**
 * The structures between which a loop copies all fields, or ends the run: `for k = 1:numel(names), s.(names{k}) = t.(names{k});
 * end`, where `names` are those of all fields of `t`, or `for name = fieldnames(t)', s.(name{1}) = t.(name{1}); end`. Fields that
 * are empty may be left out, and a message may end the run where a field is not asked for. `state` is that at the head.
 */
export function copiedFields(loop: XmlElement, state: KeptState): Copied | undefined {
  const [counter, values] = children(loop);
  if (loop.localName !== 'for' || counter === undefined || values === undefined) return undefined;
  const statements = children(bodyOf(loop));
  const last = statements.pop();
  const aliases = new Map(statements.map((it) => [targetName(it), valueOf(it)]));
  const copy = last === undefined || aliases.has(undefined) ? undefined : copyIn(last);
  if (copy === undefined || aliases.size < statements.length) return undefined;
  const { into, from, name } = copy;
  const original = (it: XmlElement): XmlElement =>
    (it.localName === 'var' ? aliases.get(variableKey(it)) : undefined) ?? it;
  const [base, index] = cellOf(original(name));
  if (base === undefined || index === undefined) return undefined;
  const list = variableKey(original(base));
  // No variable that the loop writes to may be one that it reads structures or names from.
  const written = [into.split('.')[0], ...aliases.keys()];
  if ([variableKey(counter), list, from.split('.')[0]].some((it) => written.includes(it))) return undefined;
  const isEach = list === variableKey(counter) && index.textContent === '1' && isRowOfNames(values, from);
  const isNumbered =
    index.localName === 'var' &&
    variableKey(index) === variableKey(counter) &&
    isRangeOver(values, list) &&
    state.knows(namesFact(list, from));
  return isEach || isNumbered ? { from, into } : undefined;
}

/** The copy of a field that a statement makes unless the field is empty, or the run ends. */
function copyIn(statement: XmlElement): (Copied & { readonly name: XmlElement }) | undefined {
  if (statement.localName === 'choose') {
    const [first, ...others] = branchesOf(statement);
    const [condition] = first === undefined ? [] : children(first);
    const statements = first === undefined ? [] : children(bodyOf(first));
    const copy = statements.length === 1 ? copyIn(statements[0]!) : undefined;
    const isLeftOut = condition !== undefined && copy !== undefined && isNotEmpty(condition, copy);
    const endsElse = others.at(-1)?.localName === 'otherwise' && others.every(endsRun);
    return (isLeftOut && others.length === 0) || endsElse ? copy : undefined;
  }
  const [target] = children(statement);
  const value = isAssignment(statement) ? valueOf(statement) : undefined;
  const fields = target === undefined || value === undefined ? undefined : sameFields(target, value);
  if (fields === undefined) return undefined;
  return { into: fieldPath(fields.into)!, from: fieldPath(fields.from)!, name: fields.name };
}

/** Whether a condition is that the field is not empty. */
function isNotEmpty(condition: XmlElement, { from, name }: { from: string; name: XmlElement }): boolean {
  const [call] = children(condition);
  if (condition.localName !== 'unary' || condition.getAttribute('op') !== '~') return false;
  if (call?.localName !== 'call' || calleeName(call) !== 'isempty') return false;
  const [asked] = argumentsOf(call);
  const [base, field] = asked?.localName === 'dyn-struct-ref' ? children(asked) : [];
  if (base === undefined || field === undefined) return false;
  return fieldPath(base) === from && plainExpression(field)?.text === plainExpression(name)?.text;
}

/** Whether a branch is a message that ends the run: one without text does not. */
function endsRun(branch: XmlElement): boolean {
  const [only, ...more] = children(bodyOf(branch));
  if (only?.localName !== 'call' || calleeName(only) !== 'error' || more.length > 0) return false;
  const [message] = argumentsOf(only);
  return message?.localName === 'literal' && message.textContent.length > 2;
}

/** The variable that a statement gives a value, where that is all. */
function targetName(statement: XmlElement): string | undefined {
  const [target] = isAssignment(statement) ? children(statement) : [];
  return target?.localName === 'var' ? variableKey(target) : undefined;
}

/** The variable and the only index of a cell. */
function cellOf(it: XmlElement): readonly [XmlElement | undefined, XmlElement | undefined] {
  const [base, last] = it.localName === 'array' ? children(it) : [];
  const list = last?.localName === 'cell-index' ? firstChildOf(last) : undefined;
  const indices = list === undefined ? [] : children(list);
  return base?.localName === 'var' && indices.length === 1 ? [base, indices[0]] : [undefined, undefined];
}

function isRowOfNames(values: XmlElement, from: string): boolean {
  return values.localName === 'unary' && allNamesOf(values) === from;
}

/** Whether it is `1:numel(list)`. */
function isRangeOver(values: XmlElement, list: string): boolean {
  const [first, last, ...more] = values.localName === 'range' ? children(values) : [];
  if (first?.textContent !== '1' || last?.localName !== 'call' || more.length > 0) return false;
  const [asked, ...others] = argumentsOf(last);
  const isCount = ['numel', 'length'].includes(calleeName(last)) && others.length === 0;
  return isCount && asked?.localName === 'var' && variableKey(asked) === list;
}
