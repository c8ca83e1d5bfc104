import { annotation, attribute, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';

/** Functions that take others, by handle or by name. */
const takesFunctions = /^(feval|\w+fun|accumarray)$/;

/** The reason why statements cannot run again, without those of the functions that they call. */
interface Statements {
  readonly reason: string | undefined;
  readonly called: ReadonlySet<string>;
}

/** Tells whether calls, and statements, may be made a second time. */
export class Repetitions {
  readonly #units: ReadonlyMap<string, XmlElement>;
  readonly #own = new Map<string, Statements>();
  readonly #known = new Map<string, string | undefined>();

  constructor(
    units: readonly XmlElement[],
    readonly rules: RuleTable,
  ) {
    this.#units = new Map(units.map((it) => [functionName(it), it]));
  }

  /** The reason why a call cannot be made again in the reverse sweep. */
  reasonOf(call: XmlElement): string | undefined {
    const within = this.#lookAt(argumentsOf(call), true);
    return within.reason ?? this.#reasonOfFunctions([...within.called, calleeName(call)]);
  }

  /** The reason why statements cannot run again in the reverse sweep. */
  reasonOfStatements(list: XmlElement): string | undefined {
    const { reason, called } = this.#lookAt([list], false);
    return reason ?? this.#reasonOfFunctions(called);
  }

  #reasonOfFunctions(names: Iterable<string>): string | undefined {
    for (const name of names) {
      if (!this.#known.has(name)) this.#known.set(name, this.#reasonOfFunction(name));
      const reason = this.#known.get(name);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  /** The reason in a function or in one that it leads to, which may lead back. */
  #reasonOfFunction(name: string): string | undefined {
    const reached = new Set([name]);
    for (const one of reached) {
      const { reason, called } = this.#statementsOf(one);
      if (reason !== undefined) return reason;
      called.forEach((it) => reached.add(it));
    }
    return undefined;
  }

  #statementsOf(name: string): Statements {
    const unit = this.#units.get(name);
    const known = this.#own.get(name) ?? this.#lookAt(unit === undefined ? [] : [bodyOf(unit)], false);
    this.#own.set(name, known);
    return known;
  }

  #lookAt(parts: readonly XmlElement[], isArgument: boolean): Statements {
    const called = new Set<string>();
    let reason: string | undefined;
    for (const part of parts) {
      walk(part, (it) => {
        reason ??= this.#reasonAt(it, isArgument, called);
        return reason === undefined ? undefined : false;
      });
    }
    return { reason, called };
  }

  #reasonAt(it: XmlElement, isArgument: boolean, called: Set<string>): string | undefined {
    if (attribute(it, 'echo') !== undefined) return 'it prints something';
    if (['global', 'persistent', 'command', 'spmd'].includes(it.localName)) return `it has '${it.localName}'`;
    if (it.localName !== 'call' && it.localName !== 'function-handle') return undefined;
    const name = it.localName === 'call' ? calleeName(it) : it.textContent;
    if (isArgument && name === 'nargin') return 'its arguments count those of the function around';
    if (annotation(it, 'is') === 'user') {
      called.add(name);
      return undefined;
    }
    const byName = takesFunctions.test(name) && it.localName === 'call';
    if (
      byName &&
      argumentsOf(it).some((given) => given.localName === 'literal' && given.textContent.startsWith("'"))
    )
      return `'${name}' takes the name of a function`;
    return this.rules.isRepeatable(name)
      ? undefined
      : `'${name}' may do more than give a value, or give another`;
  }
}
