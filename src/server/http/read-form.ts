import { bodyText, sourceText, type BodySource } from './body-text.js';
import { MalformedRequest } from './malformed-request.js';

/** The fields of a form, and what reading its source had to say. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly diagnostics: BodySource['diagnostics'];
}

/** ADiMat's client sends some for each parameter; nobody needs more. */
const mostFields = 1000;

const [ampersand, equals, plus, percent, blank] = Array.from('&=+% ', (it) => it.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/**
 * Reads a form, in which each field is there once. Text that is not escaped as it must be is refused, not taken literally.
 */
export function readForm(bytes: Uint8Array, charset: string | undefined): Form {
  const fields = new Map<string, string>();
  let diagnostics: BodySource['diagnostics'] = [];
  for (const field of parts(bytes)) {
    if (field.length === 0) continue;
    const at = field.indexOf(equals);
    const end = at < 0 ? field.length : at;
    const name = bodyText(unescape(field.subarray(0, end)), charset);
    if (fields.has(name)) throw new MalformedRequest(`the form has '${name}' twice`);
    const value = unescape(field.subarray(end + 1));
    if (name === 'source') {
      const read = sourceText(value, charset);
      fields.set(name, read.text);
      ({ diagnostics } = read);
    } else fields.set(name, bodyText(value, charset));
  }
  return { fields: Object.fromEntries(fields), diagnostics };
}

/** The text between ampersands. There are looked for no more than there may be. */
function parts(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let start = 0; start <= bytes.length;) {
    if (found.length === mostFields)
      throw new MalformedRequest(`the form has more than ${mostFields} fields`, 413);
    const at = bytes.indexOf(ampersand, start);
    const end = at < 0 ? bytes.length : at;
    found.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return found;
}

/** The bytes that a field stands for: `+` is a blank, `%` begins the number of a byte. */
function unescape(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    if (byte === plus) byte = blank;
    else if (byte === percent) {
      const [high, low] = [digit(bytes[at + 1]), digit(bytes[at + 2])];
      if (high < 0 || low < 0) throw new MalformedRequest('the form has a % that does not escape a byte');
      byte = 16 * high + low;
      at += 2;
    }
    plain[length] = byte;
    length += 1;
  }
  return plain.subarray(0, length);
}

/** The value of a hexadecimal digit; -1 for what is none. */
function digit(byte = 0): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
