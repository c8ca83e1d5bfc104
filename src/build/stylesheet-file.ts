import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { namespaces } from '../base/namespaces.js';
import { packageRoot } from '../base/package-root.js';
import { parseXml } from '../saxon/saxon.js';
import { children } from '../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../tree/xml-node.js';
import { annotationsInXPath } from './annotations-in-xpath.js';
import { includedFile } from './included-file.js';

/** A declaration of a stylesheet: a template, a function, a variable, a key. */
export interface StylesheetComponent {
  readonly file: string;
  /** By what others refer to it: `function NAME`, `template NAME`, `mode NAME`, `variable NAME`, `key NAME`. */
  readonly names: readonly string[];
  readonly refersTo: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Annotations that it leaves out where it copies an element's attributes. */
  readonly leavesOut: ReadonlySet<string>;
  /** Code that reads or writes annotations whose names only a run knows. */
  readonly computed: readonly string[];
}

/** Attributes of XSLT's elements that hold no XPath; others may hold some between braces. */
const plain: ReadonlySet<string> = new Set([
  'as',
  'mode',
  'href',
  'name',
  'priority',
  'exclude-result-prefixes',
]);

/** A stylesheet file: its own declarations, and the files that it includes. */
export interface StylesheetFile {
  readonly components: readonly StylesheetComponent[];
  readonly includes: readonly string[];
}

/** Reads the declarations of a stylesheet file. */
export function stylesheetFile(file: string): StylesheetFile {
  const root = rootOf(file);
  const isInclusion = (it: XmlElement): boolean => it.localName === 'include' || it.localName === 'import';
  const declarations = children(root, namespaces.xslt);
  return {
    components: declarations.filter((it) => !isInclusion(it)).map((it) => componentOf(it, root, file)),
    includes: declarations.filter(isInclusion).map((it) => includedFile(file, it.getAttribute('href'))),
  };
}

/** The root of a stylesheet; the error for one that is no XML names the file. */
function rootOf(file: string): XmlElement {
  try {
    return parseXml(readFileSync(file, 'utf8')).documentElement;
  } catch (error) {
    throw new Error(
      `${relative(packageRoot, file)}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

function componentOf(declaration: XmlElement, root: XmlElement, file: string): StylesheetComponent {
  const found = {
    refersTo: new Set<string>(),
    reads: new Set<string>(),
    writes: new Set<string>(),
    leavesOut: new Set<string>(),
  };
  const computed: string[] = [];
  const resolve = (name: string): string => {
    const [prefix = '', local] = name.split(':');
    return local === undefined ? name : `{${root.getAttribute(`xmlns:${prefix}`)}}${local}`;
  };
  const look = (it: XmlElement): void => {
    const isXslt = it.namespaceURI === namespaces.xslt;
    for (const { nodeName, value } of Array.from(it.attributes)) {
      if (nodeName.startsWith('ada:')) found.writes.add(nodeName.slice('ada:'.length));
      if (isXslt && plain.has(nodeName) && !value.includes('{')) continue;
      const read = annotationsInXPath(value);
      for (const name of read.reads) found.reads.add(name);
      for (const name of read.leftOut) found.leavesOut.add(name);
      const isDropped = nodeName === 'match' && it.firstChild === null;
      if (!isDropped) computed.push(...read.computed);
      for (const name of referencesIn(value)) found.refersTo.add(resolveReference(name, resolve));
    }
    if (isXslt) {
      const name = it.getAttribute('name');
      if (it.localName === 'attribute') {
        if (name.startsWith('ada:') && !name.includes('{')) found.writes.add(name.slice('ada:'.length));
        else if (!isKnown(name)) computed.push(`<xsl:attribute name="${name}">`);
      }
      if (it.localName === 'call-template') found.refersTo.add(`template ${resolve(name)}`);
      if (it.localName === 'apply-templates') found.refersTo.add(`mode ${modeOf(it, resolve)}`);
    }
    for (let child: XmlNode | null = it.firstChild; child !== null; child = child.nextSibling) {
      if (isElement(child)) look(child);
      else if (child.nodeType === 3 && child.textContent.includes('{'))
        for (const name of referencesIn(child.textContent))
          found.refersTo.add(resolveReference(name, resolve));
    }
  };
  look(declaration);
  return { file, names: namesOf(declaration, resolve), ...found, computed };
}

/** Whether the name of an attribute is written down, be it as one of several. */
function isKnown(name: string): boolean {
  const conditions = /^\{if \(.*\) then '[\w-]+' else '[\w-]+'\}$/;
  return !name.includes('{') || conditions.test(name);
}

function namesOf(declaration: XmlElement, resolve: (name: string) => string): string[] {
  const name = declaration.getAttribute('name');
  const own = name === '' ? [] : [`${kindOf(declaration)} ${resolve(name)}`];
  if (declaration.localName !== 'template' || declaration.getAttribute('match') === '') return own;
  const modes = declaration.getAttribute('mode').split(/\s+/);
  return [...own, ...modes.map((it) => `mode ${it === '#default' ? '' : resolve(it)}`)];
}

function kindOf({ localName }: XmlElement): string {
  return localName === 'param' ? 'variable' : localName;
}

function modeOf(element: XmlElement, resolve: (name: string) => string): string {
  return resolve(element.getAttribute('mode'));
}

/** The functions, variables and keys that XPath names, as `function NAME` and so on. */
function referencesIn(xpath: string): string[] {
  return [
    ...[...xpath.matchAll(/([\w-]+:[\w-]+)\s*(?:\(|#\d)/g)].map(([, name = '']) => `function ${name}`),
    ...[...xpath.matchAll(/\$([\w-]+(?::[\w-]+)?)/g)].map(([, name = '']) => `variable ${name}`),
    ...[...xpath.matchAll(/\bkey\('([\w-]+)'/g)].map(([, name = '']) => `key ${name}`),
  ];
}

function resolveReference(reference: string, resolve: (name: string) => string): string {
  const [kind = '', name = ''] = reference.split(' ');
  return `${kind} ${resolve(name)}`;
}
