import { annotation, attribute, holds, holdsName, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';
import { keysOf } from '../names/names.js';

/** The elements that bodies may hold: none asks about variables, keeps them behind the call, or takes errors. */
const plainElements: ReadonlySet<string> = new Set([
  ...['statement-list', 'choose', 'when', 'otherwise', 'switch', 'case', 'for', 'while', 'loop-exit'],
  ...[
    'var',
    'id',
    'tmp',
    'literal',
    'array',
    'struct-ref',
    'dyn-struct-ref',
    'cell-index',
    'param-list',
    'colon',
  ],
  ...['end', 'range', 'unary', 'binary', 'row-list', 'item-list', 'call', 'comment'],
]);

/** Functions whose answer depends on the function that calls them, or that see or change its variables. */
const asksAround: ReadonlySet<string> = new Set([
  ...['nargin', 'nargout', 'isargout', 'narginchk', 'nargoutchk', 'nargchk', 'print_usage', 'inputname'],
  ...[
    'exist',
    'isvarname',
    'who',
    'whos',
    'clear',
    'clearvars',
    'eval',
    'evalc',
    'evalin',
    'assignin',
    'feval',
  ],
  ...[
    'dbstack',
    'mfilename',
    'mlock',
    'munlock',
    'inputParser',
    'validateattributes',
    'lasterr',
    'lasterror',
  ],
  ...['rethrow', 'keyboard', 'load', 'save', 'run', 'source', 'onCleanup', 'return', 'argn', 'ans'],
  ...['varargin', 'varargout', 'arrayfun', 'cellfun', 'structfun', 'str2func', 'func2str', 'functions'],
]);

/** A function of a program, with what decides whether its body may stand where it is called. */
export class InlinableFunction {
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  readonly assigned: ReadonlySet<string>;
  /** The functions of the program that it calls. */
  readonly called: ReadonlySet<string>;
  readonly statements: number;
  #isPlain: boolean | undefined;
  #unassigned: ReadonlySet<string> | undefined;

  constructor(readonly unit: XmlElement) {
    this.parameters = keysOf(unit, 'param-list');
    this.outputs = keysOf(unit, 'outvars');
    this.assigned = assignedIn(bodyOf(unit));
    const called = new Set<string>();
    let statements = 0;
    walk(bodyOf(unit), (it) => {
      if (it.localName === 'call' && annotation(it, 'is') === 'user') called.add(calleeName(it));
      const isStatement = it.parentNode?.localName === 'statement-list' && it.localName !== 'comment';
      if (isStatement) statements += 1;
      return undefined;
    });
    this.called = called;
    this.statements = statements;
  }

  /** Whether the body holds nothing but what means the same elsewhere. */
  get isPlain(): boolean {
    return (this.#isPlain ??= this.#findPlain());
  }

  /** The outputs that may have no value at the end; all, where something may be read before it has one. */
  get unassigned(): ReadonlySet<string> {
    return (this.#unassigned ??= this.#findUnassigned());
  }

  holds(part: XmlElement): boolean {
    for (let it: unknown = part; it !== null && it !== undefined; it = (it as XmlElement).parentNode)
      if (it === this.unit) return true;
    return false;
  }

  #findPlain(): boolean {
    const body = bodyOf(this.unit);
    if (holdsName(this.unit, (it) => it.localName === 'id' && asksAround.has(it.textContent))) return false;
    return !holds(
      body,
      (it) =>
        !plainElements.has(it.localName) ||
        annotation(it, 'hidden') !== undefined ||
        annotation(it, 'joint') !== undefined ||
        annotation(it, 'least') !== undefined ||
        (it.localName === 'call' && attribute(it, 'bare') === undefined && !isKnown(it)),
    );
  }

  #findUnassigned(): ReadonlySet<string> {
    const start = new ForkedSet([...this.assigned, ...this.outputs]);
    for (const key of this.parameters) start.delete(key);
    let readsUnassigned = false;
    const flow: Flow<ForkedSet> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        const { reads, writes, updates } = accessesOf(statement);
        if ([...reads, ...updates].some((key) => state.has(key))) readsUnassigned = true;
        for (const key of writes) state.delete(key);
        return state;
      },
    };
    const end = flowForward(bodyOf(this.unit), start, flow);
    return new Set(this.outputs.filter((key) => readsUnassigned || end.has(key)));
  }
}

/** Whether it is known what a call calls. */
function isKnown(call: XmlElement): boolean {
  const kind = annotation(call, 'is');
  return kind === undefined || ['user', 'rule', 'passive'].includes(kind);
}
