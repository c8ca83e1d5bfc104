import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../src/base/package-root.js';

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
const tools = ['octave', 'same', 'fuzz', 'bench', 'documentation'];

/** The folders of `src/analysis`, in the same order. */
const topics = [
  ...[
    'reading',
    'names',
    'lists',
    'sharing',
    'handles',
    'classes',
    'shapes',
    'activity',
    'recording',
    'simplify',
  ],
];

const source = join(packageRoot, 'src');

describe('the folders of src', () => {
  it('are all named in the list of layers', () => {
    expect([...layers, ...tools, 'runtime'].toSorted()).toEqual(foldersIn(source));
    expect(topics.toSorted()).toEqual(foldersIn(join(source, 'analysis')));
  });

  it('import from lower layers only', () => {
    expect(importsUpwards('', [...layers, ...tools])).toEqual([]);
  });

  it('are such that topics of analysis import from earlier topics only', () => {
    expect(importsUpwards('analysis', topics)).toEqual([]);
  });
});

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map((it) => it.name)
    .toSorted();
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
