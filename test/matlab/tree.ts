import { XMLParser } from 'fast-xml-parser';
import { expect } from 'vitest';
import { renderDiagnostic } from '../../src/diagnostic/render.js';
import { parseSource } from '../../src/matlab/parse-file.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import { unescapeFromXml } from '../../src/matlab/xml-characters.js';

type XmlNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

/**
 * The tree of a program as the AST XML has it, an item of a file or a statement of a script a line. An element is
 * written `(name attribute... child...)`, without the attributes that tell its place; of a variable, a name or a
 * literal only its text is written, and a statement list in square brackets.
 */
export function tree(text: string): string {
  const xml = treeXml(text);
  const [, masterTree] = contentOf(find(parser.parse(xml) as XmlNode[], 'adimat'));
  const items = contentOf(find([masterTree ?? {}], 'master-tree')).flatMap(contentOf);
  return items
    .flatMap((it) => (nameOf(it) === 'script' ? contentOf(contentOf(it)[0] ?? {}) : [it]))
    .map(show)
    .join('\n');
}

/** The AST XML of a program without errors. */
export function treeXml(text: string): string {
  const source = { name: 'f.m', text };
  const { file, diagnostics } = parseSource(source);
  expect(diagnostics.map((it) => renderDiagnostic(it, () => text)).join('\n')).toBe('');
  return writeAstXml([{ source, file }]);
}

/** The diagnostics of a program as a user sees them. */
export function diagnosticsOf(text: string): string {
  const { diagnostics } = parseSource({ name: 'f.m', text });
  return diagnostics.map((it) => renderDiagnostic(it, () => text)).join('\n');
}

function show(node: XmlNode): string {
  const name = nameOf(node);
  const text = contentOf(node).map((it) => it['#text']);
  if (name === 'id' || name === 'literal') return unescapeFromXml(text.join(''));
  const content = contentOf(node).map((it) => ('#text' in it ? quote(String(it['#text'])) : show(it)));
  if (name === 'statement-list') return `[${content.join('; ')}]`;
  const values = attributesOf(node);
  if (name === 'var' && values.length === 0) return content.join('');
  return `(${[name, ...values, ...content].join(' ')})`;
}

function quote(text: string): string {
  return JSON.stringify(unescapeFromXml(text));
}

function attributesOf(node: XmlNode): string[] {
  const attributes = (node[':@'] ?? {}) as Readonly<Record<string, string>>;
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'at' || key === 'file') return [];
    return key === 'echo' ? ['echo'] : key === 'end' ? [`end=${value}`] : [value];
  });
}

function nameOf(node: XmlNode): string {
  return Object.keys(node).find((key) => key !== ':@') ?? '';
}

function contentOf(node: XmlNode): XmlNode[] {
  const content = node[nameOf(node)];
  return Array.isArray(content) ? (content as XmlNode[]) : [];
}

function find(nodes: readonly XmlNode[], name: string): XmlNode {
  return nodes.find((it) => nameOf(it) === name) ?? {};
}
