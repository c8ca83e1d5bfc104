/*
 * XML 1.0 forbids most control characters, two non-characters and lone surrogates; MATLAB strings and comments may
 * hold them. They travel as U+F0000 followed by a character of plane 15 that stands for the code unit; U+F0000 itself
 * is doubled. A carriage return is written as a character reference, since parsers make a line feed of it otherwise.
 */
const mark = '\u{f0000}';
const base = 0xf0001;
const special =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\u{f0000}|[&<>"\r]/gu;
// Looks for a lone surrogate only if there is any surrogate at all: the common text has none.

const suspicious = /[\u0000-\u0008\u000b-\u001f&<>"\ud800-\udfff\ufffe\uffff]/;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as it may stand in an XML document, as element content or in double quotes. */
export function escapeForXml(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replace(special, (it) => references[it] ?? marked(it));
}

/** Text as it may stand in a tree: what XML has no room for is escaped as in `escapeForXml`. */
export function textForTree(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replace(special, (it) => (it in references ? it : marked(it)));
}

function marked(character: string): string {
  return character === mark ? mark + mark : mark + String.fromCodePoint(base + character.charCodeAt(0));
}

/** Text from a tree as it stood in the source. */
export function unescapeFromXml(text: string): string {
  if (!text.includes(mark)) return text;
  return text.replace(/\u{f0000}([^])/gu, (_, it: string) =>
    it === mark ? mark : String.fromCharCode((it.codePointAt(0) ?? base) - base),
  );
}
