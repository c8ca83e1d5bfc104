import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { HeadingAnchors } from '../../src/build/heading-anchors.js';
import { packageRoot } from '../../src/base/package-root.js';

/** The links of a page that lead to no file, or to no heading of it. */
export function deadLinks(path: string): string[] {
  const links: string[] = [];
  void marked.walkTokens(marked.lexer(textOf(path)), (token: Token) => {
    if (token.type === 'link' || token.type === 'image')
      links.push((token as Tokens.Link | Tokens.Image).href);
  });
  return links.filter((it) => !/^(https?|mailto):/.test(it) && !leadsSomewhere(it, path));
}

function leadsSomewhere(link: string, from: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(packageRoot, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

function anchorsOf(path: string): string[] {
  const anchors = new HeadingAnchors();
  return marked
    .lexer(textOf(path))
    .flatMap((token) => (token.type === 'heading' ? [anchors.of((token as Tokens.Heading).text)] : []));
}

function textOf(path: string): string {
  return readFileSync(join(packageRoot, path), 'utf8');
}
