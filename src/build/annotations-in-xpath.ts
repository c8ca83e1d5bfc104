/** The annotations that an XPath expression or pattern asks for, and those that it only leaves out of a copy. */
export interface XPathAnnotations {
  readonly reads: readonly string[];
  readonly leftOut: readonly string[];
  /** Functions that ask for annotations without naming them. */
  readonly computed: readonly string[];
}

const literal = /'(?:[^']|'')*'|"(?:[^"]|"")*"/g;
const comment = /\(:[^]*?:\)/g;
/** The step, or several in parentheses, behind `except`. */
const exclusion =
  /\bexcept\s*(?:\([^()]*\)|(?:\$[\w:-]+\/)?(?:[\w:./[\]-]*\/)?@[\w:*-]+|\$[\w:-]+\/\([^()]*\))/g;
const named = /@ada:([\w-]+)|\battribute\(\s*ada:([\w-]+)/g;

/** Finds the names of annotations in XPath. */
export function annotationsInXPath(xpath: string): XPathAnnotations {
  const code = xpath.replace(literal, "''").replace(comment, ' ');
  const excluded = [...code.matchAll(exclusion)].map(([text]) => text).join(' ');
  const read = code.replace(exclusion, ' ');
  return {
    reads: namesIn(read),
    leftOut: namesIn(excluded),
    computed: [
      ...(read.match(/@ada:\*|@\*:[\w-]+/g) ?? []),
      ...(xpath.match(/@\*\[[^\]]*\bname\(\)[^\]]*ada:[^\]]*\]/g) ?? []),
    ],
  };
}

function namesIn(code: string): string[] {
  return [...code.matchAll(named)].map(([, one, other]) => one ?? other ?? '');
}
