import type { Dice } from './dice.js';
import { mixedLoop } from './mixed-loop.js';
import { randomBlock } from './random-block.js';
import { randomExpression } from './random-expression.js';
import { RandomScope, type ArraySize, type KnownFunction } from './random-scope.js';

const one = { rows: 1, columns: 1 };

export interface RandomFunction {
  readonly known: KnownFunction;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  readonly text: string;
  /** The kinds of its statements. */
  readonly constructs?: ReadonlySet<string>;
}

export interface FunctionRequest {
  readonly name: string;
  readonly parameters: readonly ArraySize[];
  readonly outputs: readonly ArraySize[];
  readonly statements: number;
  /** The name of a parameter that holds the number 2. */
  readonly count?: string;
  /** Whether there is a number behind the parameters that callers may leave out, with a default in the head. */
  readonly hasDefault?: boolean;
  /** Whether it begins with a mixed loop, whatever comes behind. */
  readonly hasMixedLoop?: boolean;
  /** Whether half of its statements are those of idioms. */
  readonly hasIdioms?: boolean;
}

/** A function with parameters and results of given sizes. */
export function randomFunction(
  dice: Dice,
  functions: readonly KnownFunction[],
  request: FunctionRequest,
): RandomFunction {
  const scope = new RandomScope(dice, functions);
  const parameters = request.parameters.map((size) => define(scope, size));
  const optional = request.hasDefault === true ? randomDefault(scope) : undefined;
  if (request.count !== undefined) scope.integers.set(request.count, { low: 2, high: 2 });
  scope.mayReturn = dice.oneIn(3);
  scope.hasIdioms = request.hasIdioms === true;
  const lines: string[] = [];
  const outputs: string[] = [];
  const initialize = (): void => {
    for (const size of request.outputs) {
      const text = randomExpression(scope, size, 2);
      const overwritten = scope
        .having(({ rows, columns }) => rows === size.rows && columns === size.columns)
        .map(({ name }) => name)
        .filter((name) => /^\w+$/.test(name) && !outputs.includes(name));
      const name = overwritten.length > 0 && dice.oneIn(3) ? dice.pick(overwritten) : define(scope, size);
      outputs.push(name);
      lines.push(`${name} = ${text};`);
      // Values that a return may leave behind must be of the size that callers expect.
      scope.frozen.add(name);
    }
  };
  if (scope.mayReturn) initialize();
  if (request.hasMixedLoop === true) {
    scope.constructs.add('mixed loop');
    lines.push(...(mixedLoop(scope, 1) ?? []));
  }
  lines.push(...randomBlock(scope, request.statements, 2));
  if (!scope.mayReturn) initialize();
  // Computed values shall matter.
  for (const name of outputs) {
    const known = scope.having(() => true).map((it) => it.name);
    const wanted = known.filter((it) => scope.wanted.has(it));
    const others = wanted.length > 0 && (name === outputs[0] || dice.oneIn(2)) ? wanted : known;
    lines.push(`${name} = ${name} + sum(${dice.pick(others)}(:)) * ${dice.number()};`);
  }
  const results = outputs.length === 1 ? outputs[0]! : `[${outputs.join(', ')}]`;
  const all = request.count === undefined ? parameters : [...parameters, request.count];
  const isGiven = optional !== undefined && dice.oneIn(2);
  return {
    known: {
      name: request.name,
      parameters: isGiven ? [...request.parameters, one] : request.parameters,
      suffix: '',
      outputs: request.outputs,
    },
    parameters: all,
    outputs,
    constructs: scope.constructs,
    text: functionText(
      `${results} = ${request.name}(${[...all, ...(optional === undefined ? [] : [optional])].join(', ')})`,
      lines,
    ),
  };
}

/** A parameter with its default, which may be made of those before it. */
function randomDefault(scope: RandomScope): string {
  const { dice } = scope;
  const text = dice.oneIn(2) ? dice.number() : randomExpression(scope, one, 1);
  return `${define(scope, one)} = ${text}`;
}

/** A function of one array and a count that calls itself. */
export function recursiveFunction(
  dice: Dice,
  functions: readonly KnownFunction[],
  size: ArraySize,
): RandomFunction {
  const name = 'again';
  const scope = new RandomScope(dice, functions);
  const parameter = define(scope, size);
  const expression = (): string => randomExpression(scope, size, 2);
  const base = expression();
  const argument = `sin(${expression()})`;
  const call = `${name}(${argument}, levels - 1)`;
  const more = dice.oneIn(2)
    ? `${call} .* cos(${expression()})`
    : `${call} + 0.5 * ${name}(${parameter}, levels - 2)`;
  const output = define(scope, size);
  const lines = ['if levels <= 0', `  ${output} = ${base};`, 'else', `  ${output} = ${more};`, 'end'];
  return {
    known: { name, parameters: [size], suffix: `, ${dice.between(0, 3)}`, outputs: [size] },
    parameters: [parameter, 'levels'],
    outputs: [output],
    constructs: new Set(['recursion']),
    text: functionText(`${output} = ${name}(${parameter}, levels)`, lines),
  };
}

function define(scope: RandomScope, size: ArraySize): string {
  const name = scope.unused()!;
  scope.define(name, size);
  return name;
}

function functionText(head: string, lines: readonly string[]): string {
  return [`function ${head}`, ...lines.map((line) => `  ${line}`), 'end', ''].join('\n');
}
