import type { Expression } from '../matlab/ast.js';
import { partsOf } from '../matlab/parts-of.js';
import { nameUses, parametersOf, type NameUse } from './name-uses.js';
import { rewritesOf, type Rewrite, type RewriteSource } from './rewrite.js';

/** The conditions that a rewrite may set on an argument. */
const conditions: readonly string[] = ['literal', 'simple', 'variable'];

/** The kinds of expressions that patterns consist of. */
const plain: ReadonlySet<Expression['kind']> = new Set([
  ...(['literal', 'variable', 'index', 'colon', 'range', 'binary', 'sum', 'unary'] as const),
  ...(['parenthesized', 'matrix', 'handle'] as const),
]);

/** A fault of a rewrite: its text is no pair of expressions (`E608`), or it could not be used safely (`E609`). */
export interface RewriteFault {
  readonly code: 'E608' | 'E609';
  readonly message: string;
}

/** Finds the fault of a rewrite, where it has one that the schema does not see. */
export function rewriteFault(source: Omit<RewriteSource, 'outputs'>): RewriteFault | undefined {
  if (source.functions.length > 0 && !source.text.includes('$'))
    return unsafe("'for' names functions, but no '$' stands for them");
  return rewritesOf(source)
    .map((it) => formFault(it) ?? useFault(it, source.when.map(readCondition)))
    .find((it) => it !== undefined);
}

interface Condition {
  readonly text: string;
  readonly name: string;
  readonly hole: string;
}

function readCondition(text: string): Condition {
  const [, name = '', hole = ''] = /^(.*)\((.*)\)$/.exec(text) ?? [];
  return { text, name, hole };
}

function unsafe(message: string): RewriteFault {
  return { code: 'E609', message };
}

function formFault({ pattern, replacement }: Rewrite): RewriteFault | undefined {
  const sides = [
    ['pattern', pattern],
    ['replacement', replacement],
  ] as const;
  for (const [name, { text, expression, reason }] of sides) {
    if (expression === undefined)
      return { code: 'E608', message: text === '' ? `it has no ${name}` : `${name} '${text}': ${reason}` };
  }
  return undefined;
}

function useFault(
  { pattern, replacement, holes }: Rewrite,
  when: readonly Condition[],
): RewriteFault | undefined {
  if (!isCall(pattern.expression!)) return unsafe(`the pattern '${pattern.text}' is no call of a function`);
  if (!isPlain(pattern.expression!))
    return unsafe(
      'a pattern consists of calls, operators, brackets, literals, handles, and names for arguments',
    );
  const list = listsIn(pattern.expression!).find((it) => it.length > 1);
  if (list !== undefined) return unsafe(`'${list.join(', ')}': one call of a pattern holds one list`);
  const doubled = holes.find(({ name }, index) => holes.findIndex((it) => it.name === name) !== index);
  if (doubled !== undefined) return unsafe(`'${doubled.name}' stands twice in the pattern`);
  for (const { text, name, hole } of when) {
    if (!conditions.includes(name))
      return unsafe(`there is no condition '${text}': the conditions are ${conditions.join(', ')}`);
    if (!holes.some((it) => it.name === hole))
      return unsafe(`the condition '${text}' is about '${hole}', which stands in no place of the pattern`);
  }
  const uses = nameUses(replacement.expression!);
  const strange = uses.find(({ name, as }) => as !== 'base' && !holes.some((it) => it.name === name));
  if (strange !== undefined)
    return unsafe(`'${strange.name}' in the replacement stands in no place of the pattern`);
  const hidden = parametersIn(replacement.expression!).find((name) => holes.some((it) => it.name === name));
  if (hidden !== undefined)
    return unsafe(`'${hidden}' stands in the pattern, and is a parameter in the replacement`);
  return holes
    .map((hole) =>
      holeFault(
        hole,
        uses.filter(({ name }) => name === hole.name),
        when.flatMap((it) => (it.hole === hole.name ? [it.name] : [])),
      ),
    )
    .find((it) => it !== undefined);
}

/** Finds the fault in the uses of one hole in the replacement, given the condition that the rewrite sets on it. */
function holeFault(
  { name, as }: NameUse,
  uses: readonly NameUse[],
  asked: readonly string[],
): RewriteFault | undefined {
  if (uses.some((it) => (as === 'list') !== (it.as === 'list')))
    return unsafe(`'${name}' must be the list ${name}{:} on both sides, or on none`);
  if (uses.some((it) => it.as === 'base') && !asked.includes('variable'))
    return unsafe(`'${name}' is indexed in the replacement, which needs when="variable(${name})"`);
  if (uses.some(({ inner }) => inner) && !asked.includes('literal'))
    return unsafe(`'${name}' stands in an anonymous function, which needs when="literal(${name})"`);
  if (uses.length !== 1 && asked.length === 0)
    return unsafe(
      `'${name}' would be computed ${String(uses.length)} times instead of once, which needs when="simple(${name})"`,
    );
  return undefined;
}

function isCall(it: Expression): boolean {
  return it.kind === 'index' && it.base.kind === 'variable' && it.parts.length === 1 && !it.parts[0]!.braces;
}

function isPlain(it: Expression): boolean {
  return plain.has(it.kind) && partsOf(it).every(isPlain);
}

/** The lists among the parts of each expression in an expression. */
function listsIn(it: Expression): string[][] {
  const parts = partsOf(it);
  const firsts = parts.flatMap((part) => nameUses(part).slice(0, part.kind === 'index' ? 1 : 0));
  const lists = firsts.flatMap(({ name, as }) => (as === 'list' ? [`${name}{:}`] : []));
  return [lists, ...parts.flatMap(listsIn)];
}

/** The parameters of the anonymous functions in an expression. */
function parametersIn(it: Expression): string[] {
  return [...parametersOf(it), ...partsOf(it).flatMap(parametersIn)];
}
