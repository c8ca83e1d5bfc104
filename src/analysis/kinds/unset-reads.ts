import { children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The variables that have a value at a place; undefined where nothing comes to it. */
type Given = Set<string> | undefined;

/** Variables of a function that may have no value where they are read, or written in part, and outputs that may have none. */
export function unsetReads(unit: XmlElement): ReadonlySet<XmlElement> {
  const flow = new UnsetFlow();
  flow.runFunction(unit);
  return flow.unset;
}

class UnsetFlow {
  readonly unset = new Set<XmlElement>();
  /** The variables that have a value at the exits of the loops around, innermost last. */
  readonly exits: Set<string>[][] = [];

  runFunction(unit: XmlElement): void {
    const parts = children(unit);
    const named = (name: string): XmlElement[] => parts.filter((it) => it.localName === name);
    const given = new Set(
      named('param-list')
        .flatMap((one) => children(one))
        .map((one) => textOf(one)),
    );
    const end = this.list(named('statement-list')[0], given);
    // Where a function returns early, nothing is known about its outputs.
    for (const it of named('outvars').flatMap((one) => children(one)))
      if (end === undefined || this.returns || !end.has(textOf(it))) this.unset.add(it);
  }

  returns = false;

  private list(list: XmlElement | undefined, start: Given): Given {
    let given = start;
    for (const it of list === undefined ? [] : children(list)) {
      if (given === undefined) break;
      given = this.statement(it, given);
    }
    return given;
  }

  private statement(it: XmlElement, given: Set<string>): Given {
    switch (it.localName) {
      case 'choose':
        return this.choose(it, given);
      case 'for':
        return this.for(it, given);
      case 'while':
        return this.while(it, given);
      case 'loop-exit':
        this.read(it, given);
        this.exits.at(-1)?.push(new Set(given));
        return given;
      case 'break':
        this.exits.at(-1)?.push(new Set(given));
        return undefined;
      case 'continue':
        return undefined;
      case 'return':
        this.returns = true;
        return undefined;
      case 'binary':
        if (it.getAttribute('op') === '=') return this.assign(it, given);
        break;
      default:
    }
    this.read(it, given);
    return isError(it) ? undefined : given;
  }

  private choose(it: XmlElement, given: Set<string>): Given {
    const ends: Given[] = [];
    let isComplete = false;
    for (const branch of children(it)) {
      const parts = children(branch);
      if (branch.localName === 'when' && parts[0] !== undefined) this.read(parts[0], given);
      isComplete ||= branch.localName === 'otherwise';
      ends.push(this.list(parts.at(-1), new Set(given)));
    }
    return common(isComplete ? ends : [...ends, given]);
  }

  private for(it: XmlElement, given: Set<string>): Given {
    const [name, head, body] = children(it);
    if (head !== undefined) this.read(head, given);
    this.exits.push([]);
    this.list(body, new Set(given).add(name === undefined ? '' : textOf(name)));
    this.exits.pop();
    return given;
  }

  private while(it: XmlElement, given: Set<string>): Given {
    const [condition, body] = children(it);
    if (condition !== undefined) this.read(condition, given);
    this.exits.push([]);
    this.list(body, new Set(given));
    const exits = this.exits.pop() ?? [];
    const isEndless = condition !== undefined && textOf(condition) === 'true';
    return common(isEndless ? exits : [...exits, given]);
  }

  private assign(it: XmlElement, given: Set<string>): Given {
    const [target, value] = children(it);
    if (value !== undefined) this.read(value, given);
    const targets =
      target?.localName === 'unary'
        ? children(target)
            .flatMap((one) => children(one))
            .flatMap((one) => children(one))
        : [target];
    const next = new Set(given);
    for (const one of targets) {
      if (one?.localName === 'var') next.add(textOf(one));
      else if (one?.localName === 'array') {
        this.read(one, given);
        const [base] = children(one);
        if (base?.localName === 'var') next.add(textOf(base));
      }
    }
    return next;
  }

  /** Marks the variables in an expression that may have no value. */
  private read(it: XmlElement, given: ReadonlySet<string>): void {
    if (it.localName === 'var') {
      if (!given.has(textOf(it))) this.unset.add(it);
    } else for (const inner of children(it)) if (inner.localName !== 'id') this.read(inner, given);
  }
}

function isError(it: XmlElement): boolean {
  if (it.localName !== 'call') return false;
  const [name] = children(it);
  return name !== undefined && textOf(name) === 'error';
}

/** The variables that have a value on all ways that lead on. */
function common(ways: readonly Given[]): Given {
  const live = ways.filter((it) => it !== undefined);
  const [first, ...rest] = live;
  if (first === undefined) return undefined;
  return new Set([...first].filter((name) => rest.every((it) => it.has(name))));
}
