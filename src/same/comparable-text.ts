import { renamedNames } from './renamed-names.js';

/** The characters before a quote that ends a value: the quote is a transpose. */
const valueEnd = /[\w)\]}.'"]/;

const raising = /\b(?:error|warning)\(/;

/** Generated code without what may change while behaviour stays: comments, messages of errors and warnings, and names in a list. */
export function comparableText(text: string): string {
  return joinedLines(text)
    .map((line) => (raising.test(line) ? withoutMessages(line) : line))
    .map(withoutOldNames)
    .join('\n');
}

/** The lines that hold code, in one piece where `...` continues them. */
function joinedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => codeOf(line).trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/ *\.\.\.\n */g, ' ')
    .split('\n');
}

/** A line up to its comment. */
function codeOf(line: string): string {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '%') {
      return line.slice(0, at);
    } else if (char === '"' || (char === "'" && !valueEnd.test(line.charAt(at - 1)))) {
      quote = char;
    }
  }
  return line;
}

/** Texts with a space in them are messages; others are identifiers. */
function withoutMessages(line: string): string {
  return line.replace(/'[^']* (?:[^']|'')*'/g, "'message'");
}

function withoutOldNames(line: string): string {
  return line.replace(/(?<![a-zA-Z])[a-z]+(?![a-zA-Z])/g, (name) => renamedNames.get(name) ?? name);
}
