import type { RuleSource } from './rule-sources.js';

/**
 * An Octave script that tests rules by `check_rule`: all of `rules`, or others that hand over to these. With `stops` each is
 * tested up to its first failure.
 */
export function ruleScript(
  rules: readonly RuleSource[],
  chosen: readonly RuleSource[] = rules,
  stops = false,
): string {
  return [
    'rules = {};',
    ...rules.map((rule) => `rules{end + 1} = ${ruleAsOctave(rule, rules)};`),
    ...(chosen === rules
      ? ['chosen = rules;']
      : ['chosen = {};', ...chosen.map((rule) => `chosen{end + 1} = ${ruleAsOctave(rule, rules)};`)]),
    'for number = 1:numel(chosen)',
    `  check_rule(chosen{number}, rules, ${String(stops)});`,
    'end',
  ].join('\n');
}

function ruleAsOctave(rule: RuleSource, rules: readonly RuleSource[]): string {
  const rest = rule.args.find((it) => it.endsWith('...'))?.replace('...', '');
  const names = rule.args.filter((it) => /^[A-Za-z]/.test(it)).map((it) => it.replace('...', ''));
  const differentiable = names.filter(
    (name) => rule.linear.includes(name) || rule.formulas.some((it) => it.of.includes(name)),
  );
  return struct({
    id: quote(rule.id),
    name: quote(rule.name),
    kind: quote(rule.kind),
    complex: quote(rule.complex),
    along: String(rules.some((it) => it.name === rule.name && it.args.includes('dim'))),
    dim: rule.dim ?? '0',
    results: list(rule.results.map(quote)),
    varied: `[${rule.results.flatMap((it, index) => ([...rule.passive, ...rule.unruled].includes(it) ? [] : [index + 1])).join(' ')}]`,
    linear: list(rule.linear.map(quote)),
    tangents: String(differentiable.every((name) => hasTangent(rule, name))),
    names: list(names.map(quote)),
    differentiable: list(differentiable.map(quote)),
    pattern: list(rule.args.map(partAsOctave)),
    uses: list(rule.uses.map((it) => struct({ rule: quote(it.rule), when: list(it.when.map(quote)) }))),
    formulas: list(
      rule.formulas.map((it) =>
        struct({
          role: quote(it.role),
          result: quote(it.result ?? rule.results[0] ?? 'z'),
          of: list(it.of.map(quote)),
          when: list(it.when.map(quote)),
          text: quote(
            rest === undefined ? it.text : it.text.replace(new RegExp(`\\b${rest}\\b`, 'g'), `${rest}{:}`),
          ),
        }),
      ),
    ),
    tries: list(
      rule.tries.map((it) =>
        struct({
          values: list(names.map((name) => quote(name === rest ? `{${it[name] ?? ''}}` : (it[name] ?? '')))),
          active: list((it['active']?.split(/\s+/) ?? differentiable).map(quote)),
        }),
      ),
    ),
    edges: list(
      rule.edges.map(({ at, adjoints }) =>
        struct({
          at: quote(at),
          of: list(Object.keys(adjoints).map((it) => quote(it.slice('a_'.length)))),
          values: list(Object.values(adjoints).map(quote)),
        }),
      ),
    ),
  });
}

function hasTangent({ linear, formulas }: RuleSource, name: string): boolean {
  return linear.includes(name) || formulas.some(({ role, of }) => role !== 'adjoint' && of.includes(name));
}

function partAsOctave(part: string): string {
  const isName = /^[A-Za-z]/.test(part);
  const kind = part.endsWith('...') ? 'rest' : isName ? 'name' : 'literal';
  return struct({ kind: quote(kind), text: quote(part.replace('...', '')) });
}

/** A struct of one element: cells are wrapped, as `struct` would make one element of each of their parts. */
function struct(fields: Readonly<Record<string, string>>): string {
  return `struct(${Object.entries(fields)
    .map(([name, value]) => `'${name}', {${value}}`)
    .join(', ')})`;
}

function list(items: readonly string[]): string {
  return `{${items.join(', ')}}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
