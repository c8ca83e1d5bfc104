import { marked, type Token, type Tokens } from 'marked';

/** A comment before a code block says where its content comes from, or goes to. */
export interface BlockNote {
  readonly kind: 'source' | 'prints' | 'traces' | 'file';
  readonly value: string;
}

/** A code block of a page. */
export interface PageBlock {
  readonly language: string;
  readonly text: string;
  readonly note: BlockNote | undefined;
  /** The block as it stands in the page. */
  readonly raw: string;
}

/** The code blocks of a page, those in lists, too. */
export function pageBlocks(page: string): PageBlock[] {
  const blocks: PageBlock[] = [];
  let note: BlockNote | undefined;
  void marked.walkTokens(marked.lexer(page), (token: Token) => {
    if (token.type === 'html') note = noteOf(token.raw) ?? note;
    if (token.type !== 'code') return;
    const { lang = '', text, raw } = token as Tokens.Code;
    blocks.push({ language: lang, text: `${text}\n`, note, raw });
    note = undefined;
  });
  return blocks;
}

function noteOf(comment: string): BlockNote | undefined {
  const [, kind, value] = /^<!-- (source|prints|traces|file): (.*) -->/.exec(comment) ?? [];
  if (kind === undefined || value === undefined) return undefined;
  return { kind: kind as BlockNote['kind'], value };
}
