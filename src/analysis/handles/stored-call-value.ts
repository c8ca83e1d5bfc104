import {
  elementsOf,
  emptyValue,
  joined,
  otherValue,
  partOf,
  writePart,
  type StoredValue,
} from './stored-value.js';

/** The parts of arguments that functions of the library give back, and those that they look at. */
interface CallValue {
  readonly results: readonly StoredValue[];
  readonly escaped: StoredValue;
}

/** These tell a structure from a handle no more than from another one, and look at nothing that is inside. */
const counting: ReadonlySet<string> = new Set(
  ['numel', 'length', 'size', 'isempty', 'ndims', 'rows', 'columns', 'isnumeric', 'ischar', 'iscell'].concat([
    'islogical',
    'isscalar',
    'isvector',
    'strcmp',
    'strcmpi',
    'strncmp',
    'strncmpi',
    'ismember',
    'iscellstr',
    'str2func',
    'adm_map_keys',
    'adm_captured',
    'adm_check_called',
    'adm_check_handle',
  ]),
);
/** These fail with handles and structures alike. */
const computing: ReadonlySet<string> = new Set(
  [
    'sum',
    'prod',
    'mean',
    'max',
    'min',
    'abs',
    'norm',
    'cumsum',
    'dot',
    'any',
    'all',
    'sqrt',
    'exp',
    'log',
  ].concat(['sin', 'cos', 'tanh', 'lower', 'upper', 'strtrim', 'sprintf', 'error']),
);
const asking: ReadonlySet<string> = new Set(['isfield', 'fieldnames', 'isstruct', 'numfields']);
const joining: ReadonlySet<string> = new Set(['horzcat', 'vertcat', 'cat']);
const moving: ReadonlySet<string> = new Set(
  [...joining, 'repmat', 'reshape', 'fliplr', 'flipud', 'circshift', 'transpose', 'ctranspose'].concat([
    'rmfield',
    'orderfields',
    'vec',
  ]),
);

/**
 * The handles that calls of the library give back of containers of handles; undefined for functions that may do anything
 * with them. `texts` are those of arguments that are written down as such.
 */
export function storedCallValue(
  name: string,
  values: readonly StoredValue[],
  texts: readonly (string | undefined)[],
  wanted: number,
): CallValue | undefined {
  const [first = emptyValue()] = values;
  const none = emptyValue();
  if (counting.has(name) || computing.has(name))
    return { results: several(wanted, otherValue()), escaped: none };
  if (asking.has(name)) return { results: [otherValue()], escaped: directOf(values) };
  if (moving.has(name)) {
    const moved = name === 'cat' ? values.slice(1) : joining.has(name) ? values : [first];
    return { results: [joined(moved.map((it) => elementsOf(it)))], escaped: directOf(values) };
  }
  switch (name) {
    case 'cell':
      return { results: [none], escaped: none };
    case 'deal': {
      const results = Array.from({ length: Math.max(1, wanted) }, (_, place) => values[place] ?? first);
      return { results, escaped: none };
    }
    case 'struct':
      return structure(values, texts);
    case 'num2cell':
      return rebuilt('{', values, elementsOf(first));
    case 'struct2cell':
      return rebuilt('{', values, partOf(first, { kind: '.', name: undefined }));
    case 'cell2struct':
      return rebuilt('.', values, partOf(first, { kind: '{', name: undefined }));
    default:
      return undefined;
  }
}

/** All of a container is put into one of another kind. */
function rebuilt(kind: '{' | '.', values: readonly StoredValue[], parts: StoredValue): CallValue {
  const result = emptyValue();
  writePart(result, [{ kind, name: undefined }], parts);
  return { results: [result], escaped: directOf(values) };
}

/** The fields get the values, or what is in the cells of these. */
function structure(values: readonly StoredValue[], texts: readonly (string | undefined)[]): CallValue {
  const result = emptyValue();
  for (let place = 0; place < values.length; place += 2) {
    const value = values[place + 1] ?? otherValue();
    const { handles, other, isSpread } = value;
    const field = { ...emptyValue(), handles, other, isSpread };
    const cells = partOf({ ...value, other: false }, { kind: '{', name: undefined });
    const fields = new Map([...value.parts].filter(([key]) => key.startsWith('.')));
    writePart(result, [{ kind: '.', name: texts[place] }], joined([{ ...field, parts: fields }, cells]));
  }
  return { results: [result], escaped: directOf(values.filter((_, place) => place % 2 === 0)) };
}

function several(count: number, value: StoredValue): StoredValue[] {
  return Array.from({ length: Math.max(1, count) }, () => value);
}

/** The handles that are arguments themselves. */
function directOf(values: readonly StoredValue[]): StoredValue {
  return { ...emptyValue(), handles: new Set(values.flatMap((it) => [...it.handles])) };
}
