import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyses } from '../../src/analysis/analyses.js';
import { packageRoot } from '../../src/base/package-root.js';

const folder = join(packageRoot, 'src', 'analysis');
const rows = readdirSync(folder, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .flatMap(({ name }) => readFileSync(join(folder, name, 'README.md'), 'utf8').split('\n'));

describe('the pages of the topics of analysis', () => {
  it.each([...analyses.values()].map((it) => [it.name, it] as const))(
    'say what %s adds',
    (name, { adds }) => {
      const row = rows.find((it) => it.startsWith(`| [\`${name}\`]`)) ?? '';
      const listed = [...row.matchAll(/`(ada:[\w-]+)`/g)].map(([, word]) => word);
      expect(row).not.toBe('');
      expect(listed.toSorted()).toEqual([...adds].toSorted());
    },
  );
});
