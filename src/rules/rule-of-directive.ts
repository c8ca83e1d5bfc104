import { parseExpressionText } from '../matlab/parse-expression-text.js';
import type { Expression } from '../matlab/ast.js';
import { adjointFormula } from './adjoint-formula.js';
import { adjointsByFunctions } from './adjoints-by-functions.js';

/** The element of a file of rules for a directive on a function, or the error in it. */
export type DirectiveRule = { readonly name: string; readonly rule: string } | { readonly problem: string };

/** How directives of ADiMat's macro language begin: functions of MATLAB, of C and of Java. */
export const macroDirective = /^%ADiMat\s+B[MCJ]FUNC\b\s*(.*)$/;

const signature = /^(?:(\$\$|\[[^\]]*\])\s*=\s*)?([A-Za-z]\w*)\s*(?:\(([^)]*)\))?\s+([A-Z]+)\b\s*(.*)$/;

/**
 * The rule that a directive of ADiMat's macro language makes (`%ADiMat BMFUNC $$ = f($1, $2) DIFFTO $@1 .* $2`,
 * adimat.info), `undefined` if it is none of these. The formula is the tangent of the result: $n is an argument, $@n its
 * tangent, $$ the result, $# all further arguments. Where a tangent is only multiplied element by element, the adjoint
 * follows; others give functions, as `exists` tells: `a_f_10(x, y, a_z)` or `adimat_a_f_10`.
 */
export function ruleOfDirective(
  comment: string,
  exists: (name: string) => boolean,
): DirectiveRule | undefined {
  const text = macroDirective.exec(comment)?.[1];
  if (text === undefined) return undefined;
  const [, result = '$$', name, list = '', action, rest = ''] = signature.exec(text.trim()) ?? [];
  if (name === undefined) return { problem: 'it must be as in BMFUNC $$ = f($1, $2) DIFFTO $@1 .* $2' };
  switch (action) {
    case 'IGNORE':
      return { name, rule: `<passive names="${name}"/>` };
    case 'NODIFF':
    case 'ERROR': {
      const reason = rest.replace(/^"(.*)"$/, '$1') || 'a directive says that it is not to be differentiated';
      return { name, rule: `<missing names="${name}" because="${escaped(reason)}"/>` };
    }
    case 'DIFFTO':
    case 'DIFFSTO':
      if (result !== '$$') return { problem: 'it can tell the derivative of one result only, $$' };
      return ruleOfFormula(name, list, rest, exists);
    default:
      return { problem: `there is no action ${action ?? ''}: DIFFTO, IGNORE, NODIFF and ERROR are known` };
  }
}

function ruleOfFormula(
  name: string,
  list: string,
  formula: string,
  exists: (name: string) => boolean,
): DirectiveRule {
  const given = list
    .split(',')
    .flatMap((it) => (it.trim() === '' ? [] : [it.trim().replace(/:\s*\w+$/, '')]));
  const isOpen = given.at(-1) === '$#';
  const count = given.length - (isOpen ? 1 : 0);
  if (given.slice(0, count).some((it, index) => it !== `$${index + 1}`))
    return { problem: 'the arguments must be $1, $2 and so on; the last may be $#' };
  const active = Array.from({ length: count }, (_, index) => index + 1).filter((it) =>
    new RegExp(`\\$@${it}(?!\\d)`).test(formula),
  );
  /** The formula with a text for each tangent. */
  const withTangents = (tangentOf: (argument: number) => string): string =>
    formula
      .replace(/\bcall\s*\(\s*@(\w+)\s*,/g, '$1(')
      .replace(/\$@(\d+)/g, (_, argument: string) => tangentOf(Number(argument)))
      .replace(/\$\$(?![\w#@])/g, 'z')
      .replace(/\$(\d+)/g, 'x$1')
      .replace(/\$#/g, 'rest');
  const whole = withTangents((it) => `g_x${it}`);
  if (/\$/.test(whole)) return { problem: `there is no ${/\$\S{0,3}/.exec(whole)?.[0] ?? '$'} in a formula` };
  const mentioned = [...whole.matchAll(/\bg?_?x(\d+)\b/g)].map(([, it]) => Number(it));
  if (mentioned.some((it) => it < 1 || it > count) || (/\brest\b/.test(whole) && !isOpen))
    return { problem: 'the formula has an argument that the function has not' };
  const { expression, diagnostics } = parseExpressionText(whole, 'formula');
  if (expression === undefined)
    return { problem: `the formula is no expression: ${diagnostics[0]?.message ?? ''}` };
  if (active.length === 0 || !isLinear(expression))
    return { problem: 'the formula must be linear in the tangents $@1, $@2 and so on' };
  const byFunctions = adjointsByFunctions(name, count, exists, ['a_', 'adimat_a_']);
  const formulas = active.flatMap((it) => {
    const isElementwise = isFactor(expression, `g_x${it}`);
    const others = (zero: string, own: string) => (argument: number) =>
      argument === it ? own : zero.replaceAll('#', String(argument));
    const tangent = withTangents(others('zeros(size(x#))', `g_x${it}`));
    const factor = withTangents(others('zeros(size(x#))', '1'));
    const own = byFunctions.get(it);
    const elementwise = isElementwise ? `adm_unbroadcast(a_z .* (${factor}), x${it})` : undefined;
    const adjoint = own === undefined ? elementwise : adjointFormula(own, it, count);
    return [
      `<forward of="x${it}">adm_sized((${escaped(tangent)}) + zeros(size(z)), z)</forward>`,
      ...(adjoint === undefined ? [] : [`<adjoint of="x${it}">${escaped(adjoint)}</adjoint>`]),
    ];
  });
  const names = [
    ...Array.from({ length: count }, (_, index) => `x${index + 1}`),
    ...(isOpen ? ['rest...'] : []),
  ];
  const passive = names
    .map((it) => it.replace('...', ''))
    .filter((it) => !active.some((place) => it === `x${place}`));
  const isPassive = passive.length === 0 ? '' : ` passive="${passive.join(' ')}"`;
  return {
    name,
    rule: `<rule name="${name}" args="${names.join(' ')}"${isPassive}>${formulas.join('')}</rule>`,
  };
}

function mentions(it: Expression, variables: string): boolean {
  return new RegExp(`"name":"(?:${variables})"`).test(JSON.stringify(it));
}

/** Whether an expression may be linear in tangents, as far as its operators tell; what functions do is not known. */
function isLinear(it: Expression): boolean {
  const depends = (part: Expression): boolean => mentions(part, 'g_x\\d+');
  if (!depends(it)) return false;
  switch (it.kind) {
    case 'parenthesized':
    case 'unary':
      return isLinear(it.operand);
    case 'sum':
      return it.terms.every(({ operand }) => isLinear(operand));
    case 'binary': {
      const places = it.operands.filter(depends);
      const [place] = places;
      if (place === undefined || places.length > 1 || !isLinear(place)) return false;
      return (
        ['.*', '*'].includes(it.operator) ||
        (['./', '/'].includes(it.operator) && place === it.operands[0]) ||
        (['.\\', '\\'].includes(it.operator) && place === it.operands.at(-1))
      );
    }
    default:
      return true;
  }
}

/** Whether each element of a linear expression is that of a variable with a factor. */
function isFactor(it: Expression, variable: string): boolean {
  const occurs = (part: Expression): boolean => mentions(part, variable);
  if (!occurs(it)) return true;
  switch (it.kind) {
    case 'variable':
      return it.name === variable;
    case 'parenthesized':
      return isFactor(it.operand, variable);
    case 'unary':
      return !it.postfix && ['-', '+'].includes(it.operator) && isFactor(it.operand, variable);
    case 'sum':
      return it.terms.every(({ operand }) => isFactor(operand, variable));
    case 'binary':
      return ['.*', './'].includes(it.operator) && it.operands.every((part) => isFactor(part, variable));
    default:
      return false;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
