import type { RuleSource } from '../../src/rules/rule-sources.js';

/** A call of a rule's function, as programs have it: p1, p2… are active, q1, q2… are not, w1, w2… are its results. */
export interface SpecialCall {
  readonly rule: RuleSource;
  readonly text: string;
  /** How many arguments, passive values and results it has. */
  readonly counts: readonly [p: number, q: number, w: number];
  /** The values of the tries that lead to this call: lists with commas. */
  readonly tries: readonly { readonly p: string; readonly q: string }[];
}

/** The calls of a rule at its tries: one for each choice of active arguments, and of numbers of further ones. */
export function specialCalls(rule: RuleSource): SpecialCall[] {
  const calls = new Map<string, SpecialCall>();
  for (const point of rule.tries) {
    const active = point['active']?.split(/\s+/) ?? differentiable(rule);
    const values = { p: [] as string[], q: [] as string[] };
    const given = rule.args.flatMap((part) => {
      if (!/^[A-Za-z]/.test(part)) return [part];
      const name = part.replace('...', '');
      const list = part.endsWith('...') ? itemsOf(point[name] ?? '') : [point[name] ?? ''];
      const kind = active.includes(name) ? 'p' : 'q';
      return list.map((value) => `${kind}${String(values[kind].push(value))}`);
    });
    let varied = 0;
    const results = rule.results.map((it) =>
      rule.passive.includes(it) || rule.unruled.includes(it) ? '~' : `w${String((varied += 1))}`,
    );
    const left = results.length > 1 ? `[${results.join(', ')}]` : (results[0] ?? '');
    const text = `${left} = ${rule.name}(${given.join(', ')});`;
    if (values.p.length === 0) continue;
    const counts = [values.p.length, values.q.length, varied] as const;
    const call = calls.get(text) ?? { rule, text, counts, tries: [] };
    const tries = [...call.tries, { p: values.p.join(', '), q: values.q.join(', ') }];
    calls.set(text, { ...call, tries });
  }
  return [...calls.values()];
}

function differentiable({ args, kind, linear, formulas }: RuleSource): string[] {
  const names = args.filter((it) => /^[A-Za-z]/.test(it)).map((it) => it.replace('...', ''));
  if (kind === 'concatenation') return names.slice(-1);
  return names.filter((name) => linear.includes(name) || formulas.some(({ of }) => of.includes(name)));
}

/** The items of a list with commas. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let isText = false;
  let start = 0;
  for (const [at, letter] of Array.from(`${list},`).entries()) {
    if (letter === "'") isText = !isText;
    if (isText) continue;
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) {
      items.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return items.filter((it) => it !== '');
}
