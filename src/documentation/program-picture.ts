import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keywords } from '../matlab/keywords.js';
import { packageRoot } from '../base/package-root.js';
import type { PageFolder } from './page-folder.js';
import { escapeForXml } from '../matlab/xml-characters.js';

const program = 'test/programs/polynom.m';
const lineHeight = 20;
const top = 62;
const characterWidth = 7.9;

const style = `text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1f2937;white-space:pre}
.title{font-weight:600}.keyword{fill:#1d4ed8}.comment{fill:#64748b;font-style:italic}
.sheet{fill:#fff;stroke:#cbd5e1}.recording{fill:#eff6ff}.reverse{fill:#fef3c7}`;

/** A program and its adjoint side by side, as the command prints it; the two sweeps have a colour each. */
export async function programPicture(folder: PageFolder): Promise<string> {
  const source = readFileSync(join(packageRoot, program), 'utf8').replace(/^%@.*\n/gm, '');
  const printed = await folder.print(`adjoin diff ${program}`);
  const [adjoint = ''] = printed.split(/^(?=function [^\n]*\badm_)/m);
  // The help text of the generated function repeats its first line.
  const left = linesOf(source);
  const right = linesOf(adjoint).filter((it) => !/^ {2}%( {2}|A_)/.test(it));
  const height = top + lineHeight * Math.max(left.length, right.length) + 24;
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  const second = leftWidth + 56;
  const width = second + rightWidth + 16;
  const reverse = right.indexOf('  % reverse sweep');
  const recording = right.indexOf('  % recording sweep');
  const band = (from: number, to: number, kind: string): string =>
    `<rect class="${kind}" x="${second + 1}" y="${top + lineHeight * from - 15}" width="${rightWidth - 2}" height="${lineHeight * (to - from)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>polynom.m and its adjoint</title><style>${style}</style>
${sheet(16, leftWidth, height)}${sheet(second, rightWidth, height)}
${band(recording, reverse, 'recording')}${band(reverse, right.length - 1, 'reverse')}
<text class="title" x="28" y="30">polynom.m</text><text class="title" x="${second + 12}" y="30">a_polynom.m</text>
<path d="M${leftWidth + 22} 26h20m-6 -5 6 5 -6 5" fill="none" stroke="#2563eb" stroke-width="2"/>
${text(left, 28)}
${text(right, second + 12)}
</svg>
`;
}

function linesOf(code: string): string[] {
  return code.trimEnd().split('\n');
}

function widthOf(lines: readonly string[]): number {
  return Math.ceil(characterWidth * Math.max(...lines.map((it) => it.length))) + 24;
}

function sheet(x: number, width: number, height: number): string {
  return `<rect class="sheet" x="${x}" y="8" width="${width}" height="${height - 16}" rx="6"/>`;
}

function text(lines: readonly string[], x: number): string {
  return lines
    .map((line, index) => {
      return `<text x="${x}" y="${top + lineHeight * index}" xml:space="preserve">${coloured(line)}</text>`;
    })
    .join('\n');
}

function coloured(line: string): string {
  const [, code = '', comment = ''] = /^([^%]*)(%.*)?$/.exec(line) ?? [];
  const words = escapeForXml(code).replace(/\b[a-z]+\b/g, (it) =>
    keywords.has(it) ? `<tspan class="keyword">${it}</tspan>` : it,
  );
  return comment === '' ? words : `${words}<tspan class="comment">${escapeForXml(comment)}</tspan>`;
}
