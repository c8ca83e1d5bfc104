import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../src/base/package-root.js';
import {
  createSourceFile,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  ScriptTarget,
  SyntaxKind,
} from 'typescript';

/** The folders of `src`: each imports from those before it only. */
const layers = [
  ...[
    'base',
    'diagnostic',
    'matlab',
    'contract',
    'tree',
    'saxon',
    'rules',
    'analysis',
    'pipeline',
    'program',
  ],
  ...['engine', 'check', 'cache', 'build', 'work', 'client', 'admproc', 'server', 'cli', 'playground'],
];

/** Programs of the developers, outside the package: nothing of it imports them. */
const tools = ['octave', 'same', 'fuzz', 'bench', 'gradbench', 'documentation'];

/** The folders of `src/analysis`, in the same order. */
const topics = [
  ...[
    'reading',
    'stops',
    'names',
    'lists',
    'sharing',
    'handles',
    'classes',
    'shapes',
    'activity',
    'recording',
    'simplify',
    'kinds',
  ],
];

const source = join(packageRoot, 'src');

describe('the folders of src', () => {
  it('are all named in the list of layers', () => {
    expect([...layers, ...tools, 'runtime', 'toolbox'].toSorted()).toEqual(foldersIn(source));
    expect(topics.toSorted()).toEqual(foldersIn(join(source, 'analysis')));
  });

  it('import from lower layers only', () => {
    expect(importsUpwards('', [...layers, ...tools])).toEqual([]);
  });

  it('are such that topics of analysis import from earlier topics only', () => {
    expect(importsUpwards('analysis', topics)).toEqual([]);
  });

  it('give each exported type a name of its own', () => {
    expect([...exportedTypes()].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map((it) => it.name)
    .toSorted();
}

/** The exported interfaces and types below `src`, by their names. */
function exportedTypes(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const { statements } = createSourceFile(
      file,
      readFileSync(join(source, file), 'utf8'),
      ScriptTarget.ESNext,
    );
    for (const it of statements) {
      if (!isInterfaceDeclaration(it) && !isTypeAliasDeclaration(it)) continue;
      if (it.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword) !== true) continue;
      found.set(it.name.text, [...(found.get(it.name.text) ?? []), file]);
    }
  }
  return found;
}

/** Imports of files below a folder from one that comes later in the order of its folders. */
function importsUpwards(folder: string, order: readonly string[]): string[] {
  const place = join(source, folder);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && order.includes(topOf(file)))
    .flatMap((file) =>
      importsOf(join(place, file))
        .map((path) => normalize(join(dirname(file), path)))
        .filter((path) => order.indexOf(topOf(path)) > order.indexOf(topOf(file)))
        .map((path) => `${file} imports ${path}`),
    );
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(([, path = '']) => path);
}

function topOf(path: string): string {
  return path.split('/')[0] ?? '';
}
