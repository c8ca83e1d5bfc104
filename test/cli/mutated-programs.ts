import type { AdjointCheck } from '../../src/octave/check-adjoints.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { RuleSource } from '../../src/rules/rule-sources.js';
import type { Source } from '../../src/matlab/source.js';

/** A program that calls one function with a rule and takes absolute values, so that no complex step serves. */
export interface RuledProgram {
  readonly text: string;
  readonly parameters: readonly string[];
  /** The first try of the rule that gives real arguments. */
  readonly points: readonly string[];
}

/** The program for a rule, which calls its function or another; undefined where its pattern or tries are not plain enough. */
export function programOfRule(rule: RuleSource, name: string, called = rule.name): RuledProgram | undefined {
  const isName = (it: string): boolean => /^[A-Za-z]\w*$/.test(it);
  // Calls that only stand for others in trees have rules, too.
  const isOfPrograms = rule.kind !== 'container' && !rule.name.startsWith('adm_');
  if (!isOfPrograms || rule.args.some((it) => it.endsWith('...'))) return undefined;
  const parameters = rule.args.filter(
    (it) => isName(it) && (rule.linear.includes(it) || rule.formulas.some(({ of }) => of.includes(it))),
  );
  const others = rule.args.filter((it) => isName(it) && !parameters.includes(it));
  const tries = rule.tries.filter(
    (it) =>
      it['active'] === undefined &&
      rule.args.every(
        (arg) =>
          !isName(arg) ||
          (it[arg] !== undefined && !/\d[ij]\b|single|sparse|@|NaN|zeros\(|\[\]/.test(it[arg])),
      ),
  );
  const [first] = tries;
  if (first === undefined || parameters.length === 0) return undefined;
  // Passive arguments are written into the program. One point is enough, and quick.
  const points = [first];
  const passed = rule.args.map((it) => (others.includes(it) ? first[it] : it));
  const active = rule.results.filter((it) => ![...rule.passive, ...rule.unruled].includes(it));
  const sums = active.map((it) => `sum(abs(${it}_1(:)) .* sqrt(1:numel(${it}_1))')`);
  const outputs = rule.results.map((it) => `${it}_1`);
  const text = `function value = ${name}(${parameters.join(', ')})
  [${outputs.join(', ')}] = ${called}(${passed.join(', ')});
  value = ${sums.join(' + ')};
end
`;
  return { text, parameters, points: points.map((it) => parameters.map((one) => it[one]).join(', ')) };
}

/** The derivatives of a program under rules, ready to be compared; undefined where it is refused. */
export function checkUnderRules(
  name: string,
  program: RuledProgram,
  rules: readonly Source[],
): AdjointCheck | undefined {
  const request = { files: [{ name: `${name}.m`, text: program.text }], rules };
  const [adjoint, tangent] = (['reverse', 'forward'] as const).flatMap(
    (mode) => differentiate({ ...request, mode }).files[0] ?? [],
  );
  if (adjoint === undefined || tangent === undefined) return undefined;
  const positions = program.parameters.map((_, index) => index + 1);
  return {
    ...{ name, primal: program.text, adjoint, tangent, points: program.points, analytic: false },
    ...{ independents: positions, outputs: 1, dependents: [1] },
  };
}
