import { diagnostic, type Diagnostic } from '../../diagnostic/diagnostic.js';
import {
  annotate,
  annotation,
  child,
  children,
  functionsOf,
  placeOf,
  textOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Analysis } from '../analysis.js';
import { functionName } from '../reading/free-names.js';
import { joinKinds } from './kind.js';
import { KindInference, unknownKind, type KindUnit } from './kind-inference.js';
import { Placing } from './placing.js';
import { RecordKinds } from './record-kinds.js';
import { toldKinds } from './told-kinds.js';
import { unsetReads } from './unset-reads.js';

/**
 * The kinds of all values of a derivative that becomes native code, from the kinds of its parameters: scalars, columns, rows and
 * matrices of real numbers, and containers of records. Refuses what native code does not have.
 */
export const kinds: Analysis = {
  name: 'kinds',
  needs: ['ada:role'],
  adds: [
    'ada:kind',
    'ada:native',
    'ada:temporary',
    'ada:temporary-kind',
    'ada:mask',
    'ada:held-kind',
    'ada:valueless',
    'ada:record-kinds',
  ],
  mayReport: true,
  run(root, { report }) {
    const units = new Map(functionsOf(root).map((it) => [functionName(it), unitOf(it)]));
    const entry = [...units.values()].find((it) =>
      ['joint', 'tangent'].includes(annotation(it.element, 'role') ?? ''),
    );
    if (entry === undefined) return;
    const refused = new Map<string, Diagnostic>();
    const refuse = (place: XmlElement, what: string): void => {
      const at = placeOf(place);
      refused.set(`${at.line}:${at.column} ${what}`, diagnostic('E701', at, { what }));
    };
    const inference = infer(units, entry);
    inference.refuse = refuse;
    inference.run();
    for (const it of recursive(units, inference)) refuse(it.element, `the recursion of '${it.name}'`);
    if (refused.size > 0) {
      const isCause = ([key]: readonly [string, Diagnostic]): boolean =>
        !key.includes(` ${unknownKind} of '`);
      const causes = [...refused].filter(isCause);
      for (const [, it] of causes.length > 0 ? causes : refused) report(it);
      return;
    }
    const records = new RecordKinds();
    for (const unit of units.values()) {
      if (!unit.isCalled) continue;
      for (const list of children(unit.element))
        if (list.localName === 'param-list' || list.localName === 'outvars')
          for (const it of children(list))
            annotate(it, 'kind', records.say(unit.variables.get(textOf(it)) ?? ''));
      new Placing(unit, inference, records, refuse).run();
      for (const it of unsetReads(unit.element)) annotate(it, 'valueless', 'yes');
      annotate(unit.element, 'native', unit === entry ? 'entry' : 'called');
    }
    for (const it of refused.values()) report(it);
    annotate(entry.element, 'record-kinds', records.text);
  },
};

function unitOf(element: XmlElement): KindUnit {
  const names = (list: string): string[] => {
    const found = child(element, list);
    return found === undefined ? [] : children(found).map((one) => textOf(one));
  };
  return {
    element,
    name: functionName(element),
    parameters: names('param-list'),
    outputs: names('outvars'),
    variables: new Map(),
    body: child(element, 'statement-list'),
    isCalled: false,
  };
}

/** The kinds in the functions that the entry calls, to a fixed point. */
function infer(units: ReadonlyMap<string, KindUnit>, entry: KindUnit): KindInference {
  entry.isCalled = true;
  const told = toldKinds(entry.body);
  const seeds = seedsOf(entry);
  for (const name of entry.parameters)
    if (!seeds.has(name)) entry.variables.set(name, joinKinds(told.get(name) ?? 'M', ''));
  const inference = new KindInference(units);
  inference.settle();
  // Variables that are made by writes of their parts are known last: elsewhere their first values tell their kinds.
  inference.createsByWrites = true;
  inference.settle();
  return inference;
}

/** The parameters that are adjoints of results. */
function seedsOf({ body }: KindUnit): ReadonlySet<string> {
  const seeds = new Set<string>();
  if (body !== undefined)
    walk(body, (it) => {
      if (it.localName === 'call' && textOf(child(it, 'id') ?? it) === 'adm_check_seed') {
        const list = child(it, 'param-list');
        const [seed] = list === undefined ? [] : children(list);
        if (seed !== undefined) seeds.add(textOf(seed));
      }
      return undefined;
    });
  return seeds;
}

/** The functions that call themselves, if need be through others. */
function recursive(units: ReadonlyMap<string, KindUnit>, inference: KindInference): KindUnit[] {
  const calls = new Map<KindUnit, Set<KindUnit>>();
  for (const unit of units.values()) {
    const called = new Set<KindUnit>();
    if (unit.isCalled && unit.body !== undefined)
      walk(unit.body, (it) => {
        const [way, name = ''] = (inference.calls.get(it)?.native ?? '').split(' ');
        const callee = way === 'user' ? units.get(name) : undefined;
        if (callee !== undefined) called.add(callee);
        return undefined;
      });
    calls.set(unit, called);
  }
  const reaches = (from: KindUnit, seen = new Set<KindUnit>()): Set<KindUnit> => {
    for (const it of calls.get(from) ?? [])
      if (!seen.has(it)) {
        seen.add(it);
        reaches(it, seen);
      }
    return seen;
  };
  return [...units.values()].filter((it) => reaches(it).has(it));
}
