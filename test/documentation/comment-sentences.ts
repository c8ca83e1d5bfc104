/** Comments by the ends of the names of files; `purpose` elements of stylesheets are read as comments, too. */
const comments: readonly (readonly [RegExp, RegExp])[] = [
  [/\.ts$/, /\/\*\*[^]*?\*\/|(?<=^|\n)[ \t]*\/\/ [^\n]*(?:\n[ \t]*\/\/ [^\n]*)*/g],
  [/\.m$/, /(?<=^|\n)[ \t]*% [^\n]*(?:\n[ \t]*% [^\n]*)*/g],
  [/\.(?:xsl|xml|rng)$/, /<!--[^]*?-->|<c:purpose>[^]*?<\/c:purpose>/g],
];

/** The sentences of the comments of a file. */
export function commentSentences(path: string, text: string): string[] {
  const [, comment] = comments.find(([name]) => name.test(path)) ?? [];
  return comment === undefined ? [] : (text.match(comment) ?? []).flatMap((it) => sentencesOf(it));
}

function sentencesOf(comment: string): string[] {
  return comment
    .replace(/<\/?c:purpose>|<!--|-->|\/\*\*|\*\/|(?<=^|\n)[ \t]*(?:\/\/|\*(?!\/)|%)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[a-z0-9`)\]'"}][.:?]) (?=[A-Z`])/);
}
