import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentFiles } from '../../src/build/document-files.js';
import { generatedDocuments } from '../../src/documentation/generated-documents.js';
import { pageBlocks } from '../../src/documentation/page-blocks.js';
import { PageFolder } from '../../src/documentation/page-folder.js';
import { packageRoot } from '../../src/base/package-root.js';
import { deadLinks } from './dead-links.js';
import { proseWords } from './prose-words.js';

const textOf = (path: string): string => readFileSync(join(packageRoot, path), 'utf8');
const pages = documentFiles();
const blocksOf = (path: string, ...languages: readonly string[]): string[] =>
  pageBlocks(textOf(path)).flatMap((it) => (languages.includes(it.language) ? [it.text] : []));

describe('the documentation', () => {
  it('is what the program generates now (npm run docs makes it again)', async () => {
    for (const [path, text] of await generatedDocuments()) {
      expect(textOf(path) === text ? path : `${path} is stale`).toBe(path);
    }
  });

  it('has no links that lead nowhere', () => {
    expect(pages.flatMap((path) => deadLinks(path).map((link) => `${path}: ${link}`))).toEqual([]);
  });

  it('has an index that names every page', () => {
    const index = textOf('docs/README.md');
    const named = [...index.matchAll(/\]\(([^)#]+\.md)/g)].map(([, link = '']) => join('docs', link));
    const wanted = pages.filter((it) => it.startsWith('docs/') && it !== 'docs/README.md');
    expect(wanted.filter((it) => !named.includes(it))).toEqual([]);
  });

  it('has a README of at most 900 words', () => {
    expect(proseWords(textOf('README.md'))).toBeLessThanOrEqual(900);
    expect(
      proseWords('# One two\n\n[three](four.md) `five`\n\n```sh\nsix\n```\n\n| a |\n| - |\n| b |\n'),
    ).toBe(4);
  });

  it('names scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap((path) =>
      [...textOf(path).matchAll(/npm run ([\w:]+)|npm (test)\b/g)].map((it) => it[1] ?? it[2] ?? ''),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((it) => !(it in scripts))).toEqual([]);
  });

  it('names options that commands have', () => {
    const commands = textOf('docs/reference/commands.md');
    const helpOf = (name: string): string =>
      commands.split(`\n## adjoin ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    const lines = pages
      .flatMap((path) => blocksOf(path, 'sh', 'console'))
      .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));
    const unknown = lines.flatMap((line) => {
      const [, name = '', rest = ''] =
        /(?:\badjoin|npx adjoinery|start\.js) ([a-z]+)([^#&>]*)/.exec(line) ?? [];
      const options = rest.match(/(?<=\s)--?[a-zA-Z][a-z-]*/g) ?? [];
      return options
        .filter((it) => !new RegExp(`[ ,]${it}[ ,\\n]`).test(helpOf(name)))
        .map((it) => `${line}: ${it}`);
    });
    expect(lines.filter((it) => it.includes('adjoin ')).length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});

describe.each(pages.filter((path) => blocksOf(path, 'console', 'octave').length > 0))(
  'the examples of %s',
  (path) => {
    let folder: PageFolder;
    beforeAll(() => {
      folder = new PageFolder(textOf(path));
    });
    afterAll(() => {
      folder.remove();
    });

    it('print what the page shows', async () => {
      for (const { language, text } of pageBlocks(textOf(path))) {
        if (language === 'console') await expectCommands(text, folder);
        if (language === 'octave') expectSession(text, folder);
      }
    });
  },
);

async function expectCommands(block: string, folder: PageFolder): Promise<void> {
  const withoutKey = (text: string): string => text.replace(/\([0-9a-f]{12}\)/g, '(KEY)');
  for (const part of block.split(/^\$ /m).slice(1)) {
    const [command = ''] = part.split('\n');
    const { stdout, stderr } = await folder.run(command);
    expect(withoutKey(`${command}\n${stdout}${stderr}`)).toBe(withoutKey(part));
  }
}

function expectSession(block: string, folder: PageFolder): void {
  const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const lines = block.split('\n');
  const statements = lines.filter((it) => it.startsWith('>> ')).map((it) => it.slice(3));
  const printed = lines.filter((it) => !it.startsWith('>> ')).join('\n');
  expect(squeezed(folder.octave(statements))).toBe(squeezed(printed));
}
