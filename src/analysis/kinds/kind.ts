/**
 * The kind of a value in native code, as a short text. Scalars: `B` (true or false) < `I` (an integer) < `S`. Arrays: `E` (that of
 * `[]`), `C` (one column) and `R` (one row), which may be that of `[]` as well, `M` (any matrix); `bC`, `bR`, `bM`, `bE` of truth
 * values; `zC` … of the sizes of a `C` …. Containers: `[K]` (cells of a kind), `{K,K}` (a record). Further: `T` (text), nothing (not
 * known yet), `X` (values that no native variable holds).
 */
export type Kind = string;

const scalars = 'BIS';

export function isScalar(kind: Kind): boolean {
  return kind.length === 1 && scalars.includes(kind);
}

export function isArray(kind: Kind): boolean {
  return /^(?:b?[ECRM]|z.+)$/.test(kind);
}

export function isNumber(kind: Kind): boolean {
  return isScalar(kind) || isArray(kind);
}

/** Whether it is an array of truth values, which selects where it is an index. */
export function isMask(kind: Kind): boolean {
  return /^b[ECRM]$/.test(kind);
}

export function isList(kind: Kind): boolean {
  return kind.startsWith('[');
}

export function isRecord(kind: Kind): boolean {
  return kind.startsWith('{');
}

/** The shape of an array: E, C, R or M. */
export function shapeOf(kind: Kind): Kind {
  return kind.startsWith('z') ? 'R' : kind.replace('b', '');
}

/** The kind of a number that an operation makes of one. */
export function asNumber(kind: Kind): Kind {
  if (kind === 'B') return 'I';
  return isArray(kind) ? shapeOf(kind) : kind;
}

/** The kind of truth values that are as many as the numbers of a kind. */
export function asFlags(kind: Kind): Kind {
  return isScalar(kind) ? 'B' : isArray(kind) ? `b${shapeOf(kind)}` : kind;
}

/** The kind of what a list holds. */
export function elementOf(list: Kind): Kind {
  return list.slice(1, -1);
}

/** The kinds of the fields of a record. */
export function fieldsOf(record: Kind): Kind[] {
  const fields: Kind[] = [];
  let depth = 0;
  let field = '';
  for (const letter of record.slice(1, -1)) {
    if (letter === ',' && depth === 0) {
      fields.push(field);
      field = '';
      continue;
    }
    if ('[{'.includes(letter)) depth += 1;
    if (']}'.includes(letter)) depth -= 1;
    field += letter;
  }
  return record === '{}' ? [] : [...fields, field];
}

/** The least kind that holds the values of both. */
export function joinKinds(one: Kind, other: Kind): Kind {
  if (one === other || other === '') return one;
  if (one === '') return other;
  if (isNumber(one) && isNumber(other)) return joinNumbers(one, other);
  if (isList(one) && isList(other)) return `[${joinKinds(elementOf(one), elementOf(other))}]`;
  // A container that does not exist yet.
  if (one === 'E' && (isList(other) || isRecord(other))) return other;
  if (other === 'E' && (isList(one) || isRecord(one))) return one;
  // Braces without items are a list as well as a record.
  if (one === '[]' && isRecord(other)) return other;
  if (other === '[]' && isRecord(one)) return one;
  if (isRecord(one) && isRecord(other)) {
    const [fields, others] = [fieldsOf(one), fieldsOf(other)];
    if (fields.length === others.length)
      return `{${fields.map((it, index) => joinKinds(it, others[index] ?? '')).join(',')}}`;
  }
  return 'X';
}

function joinNumbers(one: Kind, other: Kind): Kind {
  if (isScalar(one) && isScalar(other)) return scalars.indexOf(one) > scalars.indexOf(other) ? one : other;
  if (one.startsWith('z') && other.startsWith('z')) return `z${joinKinds(one.slice(1), other.slice(1))}`;
  const areFlags = [one, other].map((it) => it === 'B' || isMask(it));
  const [array, next] = isArray(one) ? [one, other] : [other, one];
  const shape = isArray(next) ? joinShapes(shapeOf(array), shapeOf(next)) : 'M';
  if (areFlags[0] === areFlags[1]) return areFlags[0] === true ? `b${shape}` : shape;
  // Whether an index selects or counts must be known, so only `[]` may join both.
  const [flags, numbers] = areFlags[0] === true ? [one, other] : [other, one];
  if (numbers === 'E') return `b${shape}`;
  return flags === 'B' ? shape : 'X';
}

function joinShapes(one: Kind, other: Kind): Kind {
  if (one === 'E') return other;
  return other === 'E' || one === other ? one : 'M';
}
