import { escapeForXml } from '../matlab/xml-characters.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly kind: 'code' | 'part' | 'phase' | 'data';
  readonly lines: readonly string[];
}

const style = `text{font:13px system-ui,sans-serif;fill:#1f2937;text-anchor:middle}rect{stroke:#94a3b8}
.code{fill:#fef3c7}.part{fill:#dbeafe}.phase{fill:#eff6ff}.data{fill:#f1f5f9}path{fill:none;stroke:#475569;stroke-width:1.5}
.group{fill:none;stroke-dasharray:4 4}.note{font-style:italic}.left{text-anchor:end}.right{text-anchor:start}`;

const phases: readonly (readonly [string, string])[] = [
  ['10-normalize', 'core'],
  ['20-resolve', 'resolved'],
  ['30-outline', 'outlined'],
  ['40-annotate', 'annotated'],
  ['50-reverse-ad', 'reversed'],
  ['60-simplify', 'simplified'],
  ['70-devolve', 'plain'],
  ['80-to-source', 'text'],
];

const middle = 260;
const first = 210;
const step = 48;
const last = first + step * phases.length;

const boxes: readonly Box[] = [
  { x: middle, y: 20, width: 200, kind: 'code', lines: ['f.m and the files of', 'functions that it calls'] },
  { x: middle, y: 100, width: 200, kind: 'part', lines: ['parser', 'src/matlab'] },
  { x: 20, y: 100, width: 180, kind: 'part', lines: ['adjoin', 'src/cli'] },
  { x: 520, y: 100, width: 180, kind: 'part', lines: ['POST /differentiate', 'src/server'] },
  { x: 20, y: 270, width: 180, kind: 'data', lines: ['order of the steps', 'pipelines'] },
  { x: 20, y: 350, width: 180, kind: 'data', lines: ['rules: formulas', 'xsl/rules'] },
  { x: 520, y: 270, width: 180, kind: 'part', lines: ['stylesheets rewrite', 'xsl'] },
  { x: 520, y: 350, width: 180, kind: 'part', lines: ['analyses annotate', 'src/analysis'] },
  { x: 20, y: 530, width: 180, kind: 'data', lines: ['helpers', 'src/runtime'] },
  ...phases.map(([name, form], index): Box => {
    return { x: middle, y: first + step * index, width: 200, kind: 'phase', lines: [`${name} → ${form}`] };
  }),
  { x: middle, y: last + 24, width: 200, kind: 'code', lines: ['a_f.m', 'with the helpers that it calls'] },
];

const arrows: readonly string[] = [
  `M360 64v32`,
  'M200 122h56',
  'M520 122h-56',
  `M360 144v${first - 148}`,
  ...phases.slice(1).map((_, index) => `M360 ${first + step * index + 30}v${step - 34}`),
  `M360 ${last - 18}v38`,
  'M200 292h40',
  'M200 372h40',
  'M520 292h-40',
  'M520 372h-40',
  'M200 552h56',
];

/** The way of a program through the parts of Adjoinery. */
export function dataFlowPicture(): string {
  const height = last + 90;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" width="720" height="${height}">
<title>The way of a program through Adjoinery</title><style>${style}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#475569;stroke:none"/></marker></defs>
<rect width="720" height="${height}" style="fill:#fff;stroke:none"/>
<rect class="group" x="244" y="${first - 28}" width="232" height="${step * phases.length + 18}" rx="8"/>
<text class="note left" x="350" y="${first - 10}">the pipeline:</text><text class="note right" x="370" y="${first - 10}">one XML tree</text>
${arrows.map((it) => `<path d="${it}" marker-end="url(#tip)"/>`).join('\n')}
${boxes.map(drawn).join('\n')}
</svg>
`;
}

function drawn({ x, y, width, kind, lines }: Box): string {
  const height = lines.length === 1 ? 30 : 44;
  const text = lines.map(
    (line, index) => `<text x="${x + width / 2}" y="${y + 19 + 17 * index}">${escapeForXml(line)}</text>`,
  );
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/>${text.join('')}`;
}
