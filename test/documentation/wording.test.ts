import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { commentSentences } from './comment-sentences.js';

/** How many sentences of comments may begin with a free relative clause, by folders: none in new ones. */
const allowed = { src: 0, xsl: 0, pipelines: 0, schemas: 0, test: 57 } as const;

/** Words of the house, and the standard terms that stand for them. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/(?<!round[- ])\btrips?\b/i, 'iteration'],
  [/\barms?\b/i, 'branch'],
  [/\bfunctions? of the user's\b/i, 'user function'],
  [/\bhand(?:s|ed)? on\b/i, 'pass'],
  [/\b(?:left|leaves?) away\b/i, 'leave out'],
  [/\b(?:brings?|brought) back\b/i, 'restore'],
];

function sentencesIn(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((it) => !/^(?:programs|known-values|library)\b/.test(it) || folder !== 'test')
    .flatMap((it) => {
      const path = join(folder, it);
      if (!/\.(?:ts|m|xsl|xml|rng)$/.test(it)) return [];
      const text = readFileSync(join(packageRoot, path), 'utf8');
      return commentSentences(path, text).map((sentence) => `${path}: ${sentence}`);
    });
}

describe.each(Object.entries(allowed))('the comments in %s', (folder, limit) => {
  it('say what things are or do, in sentences that do not begin with "What"', () => {
    const found = sentencesIn(folder).filter((it) => /^[^:]*: What\b/.test(it));
    expect(found.length > limit ? found : []).toEqual([]);
  });

  it.runIf(limit === 0)('use the terms of the field', () => {
    const sentences = sentencesIn(folder);
    const found = terms.flatMap(([word, better]) =>
      sentences.filter((it) => word.test(it)).map((it) => `${it} (${better})`),
    );
    expect(found).toEqual([]);
  });
});

it('sentences are found in comments of all languages', () => {
  expect(commentSentences('a.ts', '/** One. Two\n * is. */\n  // Three\n  // is. Four.\nf();')).toEqual([
    ...['One.', 'Two is.', 'Three is.', 'Four.'],
  ]);
  expect(commentSentences('a.xsl', '<c:purpose>One\n two.</c:purpose><!-- Three. -->')).toEqual([
    'One two.',
    'Three.',
  ]);
  expect(commentSentences('a.m', 'f(x);\n% One.\n% Two.\n')).toEqual(['One.', 'Two.']);
});
