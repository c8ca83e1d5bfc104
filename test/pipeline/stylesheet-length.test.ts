import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';

const folder = join(packageRoot, 'xsl');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.xsl'));

it.each(files)('%s has no more than 200 lines besides its cases', (file) => {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^ *<c:case\b[^]*?<\/c:case>\n/gm, '');
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(200);
});
