import { MalformedRequest } from './malformed-request.js';

/** How deep JSON may be nested: no request is more than half as deep. */
const deepest = 20;

const [quote, backslash, comma, openBracket, openBrace, closeBracket, closeBrace] = Array.from(
  '"\\,[{]}',
  (it) => it.charCodeAt(0),
);

/**
 * Refuses JSON of very many values, or nested deeply, before it is parsed: that takes long, and this thread answers
 * nobody meanwhile.
 */
export function checkJsonSize(bytes: Uint8Array, mostValues: number): void {
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === quote) isText = false;
      else if (byte === backslash) at += 1;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values += 1;
    else if (byte === openBracket || byte === openBrace) {
      values += 1;
      depth += 1;
      if (depth > deepest) throw new MalformedRequest(`the JSON is nested more than ${deepest} deep`);
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
    if (values > mostValues) throw new MalformedRequest(`the JSON has more than ${mostValues} values`, 413);
  }
}
