import type { Analysis } from '../pipeline/analysis.js';
import { annotate, annotateKnown, annotation, children, functionsOf, holds, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { accessesOf, variablesIn } from './accesses.js';
import { assignedIn } from './assigned-in.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { bodyOf } from './flow.js';
import { functionName } from './free-names.js';
import { isActive } from './is-active.js';
import { keysOf } from './names.js';
import { variableKey } from './variable.js';

/**
 * Finds the values that are computed in a loop, but are the same in all its trips, as A' or A * B where neither is written to:
 * the last trip leaves what the reverse sweep of all trips needs. Nothing of them is recorded; the loop around that one may have
 * to. `ada:lasting` names them on loops, and on what would keep and bring back what they replace.
 */
export const lastingValues: Analysis = {
  name: 'lasting-values',
  needs: [],
  adds: ['ada:lasting'],
  run(root) {
    const units = functionsOf(root);
    for (const unit of units) {
      if (!['joint', 'recording'].includes(annotation(unit, 'role') ?? '')) continue;
      // What is shared with other functions may change in them.
      if (holds(unit, (it) => it.localName === 'global' || it.localName === 'persistent')) continue;
      const replaced = new LastingRun(unit).run();
      if (replaced.size === 0) continue;
      for (const it of units) if (functionName(it) === functionName(unit)) markReplaced(it, replaced);
    }
  },
};

class LastingRun {
  readonly #writes = new Map<string, number>();

  constructor(readonly unit: XmlElement) {
    for (const key of keysOf(unit, 'param-list')) this.#writes.set(key, 1);
    walk(bodyOf(unit), (it) => {
      if (writesValues(it)) {
        const { writes, updates } = accessesOf(it);
        for (const key of [...writes, ...updates]) this.#writes.set(key, (this.#writes.get(key) ?? 0) + 1);
      }
      return undefined;
    });
  }

  /** Marks loops; tells which variables need not be kept within loops, by the numbers of what would keep them. */
  run(): ReadonlyMap<string, string> {
    const replaced = new Map<string, string>();
    this.#visit(bodyOf(this.unit), new Set(), replaced);
    return replaced;
  }

  #visit(it: XmlElement, lasting: ReadonlySet<string>, replaced: Map<string, string>): void {
    // Trips that are made again make it again.
    if (annotation(it, 'replayed') !== undefined) return;
    if (it.localName === 'overwrite' || it.localName === 'overwrite-loop') {
      const keys = children(it)
        .map(variableKey)
        .filter((key) => lasting.has(key));
      if (keys.length > 0) replaced.set(it.getAttribute('ref'), keys.join(' '));
    }
    const inside = this.#insideOf(it, lasting);
    if (inside !== lasting && inside.size > 0) annotate(it, 'lasting', [...inside].join(' '));
    for (const part of children(it)) this.#visit(part, inside, replaced);
  }

  /** What lasts within an element: of parallel trips no value is left. */
  #insideOf(it: XmlElement, around: ReadonlySet<string>): ReadonlySet<string> {
    if (it.localName === 'for' || it.localName === 'while') return this.#lastingIn(it);
    return it.localName === 'parfor' || it.localName === 'reversed-loop' ? new Set() : around;
  }

  #lastingIn(loop: XmlElement): ReadonlySet<string> {
    const changing = assignedIn(loop);
    const lasting = new Set<string>();
    walk(loop, (it) => {
      const [target, ...others] = targetsOf(it);
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value === undefined || target === undefined || others.length > 0 || target.partial)
        return undefined;
      const isOnly = this.#writes.get(target.key) === 1;
      const isSame = variablesIn([value]).every((key) => !changing.has(key) || lasting.has(key));
      if (isOnly && isSame && isRepeatable(value)) lasting.add(target.key);
      return false;
    });
    return lasting;
  }
}

/** Whether a statement of the recording sweep gives variables values; what keeps old values, or counts trips, does not. */
function writesValues(it: XmlElement): boolean {
  return isAssignment(it) || ['for', 'parfor', 'catch', 'call'].includes(it.localName);
}

/** Whether an expression of active values gives the same again: what is called must have a rule. */
function isRepeatable(value: XmlElement): boolean {
  if (value.localName !== 'call') return false;
  return !holds(value, (it) => {
    if (it.localName === 'call') return annotation(it, 'rule') === undefined;
    // What looks like an index may call a function that a variable holds.
    return it.localName === 'array' && !isActive(children(it)[0]!);
  });
}

/** Marks what keeps the values that variables had before, and what brings them back, with those that need not be. */
function markReplaced(unit: XmlElement, replaced: ReadonlyMap<string, string>): void {
  walk(unit, (it) => {
    if (!/^(?:overwrite|restore)(?:-loop)?$/.test(it.localName)) return undefined;
    annotateKnown(it, 'lasting', replaced.get(it.getAttribute('ref')));
    return false;
  });
}
