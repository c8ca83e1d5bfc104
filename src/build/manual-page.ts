import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { HeadingAnchors } from './heading-anchors.js';
import { manualAddress } from './manual-address.js';
import { escapeForXml } from '../matlab/xml-characters.js';

const style = `:root{color-scheme:light dark;--line:#8884}
body{font:16px/1.55 system-ui,sans-serif;margin:0;display:flex;align-items:flex-start}
nav{flex:0 0 15rem;position:sticky;top:0;max-height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;font-size:.9rem}
nav h2{font-size:.8rem;text-transform:uppercase;margin:1rem 0 .2rem}nav ul{list-style:none;margin:0;padding:0}
main{flex:1;min-width:0;max-width:54rem;padding:0 2rem 4rem}h1,h2,h3{line-height:1.25}
pre{overflow:auto;background:#8881;padding:.6rem .8rem;border-radius:4px}code{font:.88em/1.45 ui-monospace,Consolas,monospace}
table{border-collapse:collapse;display:block;overflow:auto}td,th{border:1px solid var(--line);padding:.2rem .6rem;text-align:left;vertical-align:top}
img{max-width:100%;background:#fff}@media(max-width:50rem){body{display:block}nav{position:static;max-height:none}}`;

/** A page of the documentation as it stands in the repository. */
export interface ManualSource {
  readonly path: string;
  readonly text: string;
}

/** A page as the server shows it, with the index of all pages beside it; links lead from where it stands. */
export function manualPage(page: ManualSource, index: ManualSource): string {
  const address = manualAddress(page.path) ?? '';
  const title = /^# (.*)$/m.exec(page.text)?.[1] ?? 'Adjoinery';
  const list = index.text.slice(index.text.search(/^## /m)).replace(/^(\s*- \[[^\]]*\]\([^)]*\)).*$/gm, '$1');
  const root = '../'.repeat(address.split('/').length);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeForXml(title)} – Adjoinery</title>
<style>${style}</style></head><body>
<nav><a href="${root}">Playground</a> · <a href="${fromPage(address, '')}">Index</a> · <a href="${fromPage(address, 'http/')}">API</a>
${html({ path: index.path, text: list }, address)}</nav>
<main>${html(page, address)}</main></body></html>
`;
}

function html({ path, text }: ManualSource, address: string): string {
  const anchors = new HeadingAnchors();
  const target = (href: string): string | undefined => addressOf(href, path, address);
  const renderer = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = depth === 1 ? '' : ` id="${anchors.of(text)}"`;
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // Files that the server does not have are named only.
      link({ href, tokens }: Tokens.Link): string {
        const label = this.parser.parseInline(tokens);
        const to = target(href);
        return to === undefined ? label : `<a href="${escapeForXml(to)}">${label}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${escapeForXml(target(href) ?? '')}" alt="${escapeForXml(text)}">`;
      },
      html: () => '',
    },
  });
  return renderer.parse(text, { async: false });
}

/** Where a link of a page leads from an address of the manual. */
function addressOf(href: string, path: string, from: string): string | undefined {
  if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href;
  const [file = '', anchor] = href.split('#');
  const to = manualAddress(posix.join(posix.dirname(path), file));
  if (to === undefined) return undefined;
  return `${fromPage(from, to)}${anchor === undefined ? '' : `#${anchor}`}`;
}

function fromPage(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up === '' && to === '' ? './' : `${up}${to}`;
}
