/** The equivalent of a directive of Tapenade's. */
const ours: Readonly<Record<string, string>> = {
  'II-LOOP': '%ADiMat <parallel/> in the loop',
  'BINOMIAL-CKP': '%ADiMat <checkpoint/> in the loop',
};

/**
 * Why a comment is no directive that looks like one: it is not spelled as ADiMat's, or it is one of Tapenade's (`$AD`).
 * Undefined for all others; whoever only writes about ADiMat gives none.
 */
export function foreignDirective(comment: string): string | undefined {
  const word = /^[%#]+\s*[!C]?\$AD(?:\s+([A-Z][\w-]*)|\s*$)/i.exec(comment);
  if (word !== null) {
    const instead = ours[word[1]?.toUpperCase() ?? ''];
    const more = instead === undefined ? '' : `; ${instead} says as much`;
    return `directives of Tapenade ($AD) are not read${more}`;
  }
  if (comment.startsWith('%ADiMat ') || !/^[%#]+\s*adimat\s*(?:<|b[mcj]func\b)/i.test(comment))
    return undefined;
  return "it must begin with '%ADiMat ', as it stands here";
}
