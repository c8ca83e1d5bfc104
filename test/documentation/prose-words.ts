import { marked, type Token, type Tokens } from 'marked';

/** How many words of prose a page has: code blocks, tables of at most 12 rows and targets of links do not count. */
export function proseWords(page: string): number {
  let text = '';
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'code' || token.type === 'html' || token.type === 'image') continue;
      if (token.type === 'table' && (token as Tokens.Table).rows.length <= 12) continue;
      const inner =
        token.type === 'list' ? (token as Tokens.List).items : 'tokens' in token ? token.tokens : undefined;
      if (inner === undefined) text += ` ${token.raw} `;
      else walk(inner);
    }
  };
  walk(marked.lexer(page));
  return text.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}
