import { expect, it } from 'vitest';
import { tryText } from '../../src/fuzz/try-text.js';

it('reads a statement with very many comments within the time for its length', () => {
  const { errors, file } = tryText(Buffer.from(`x = [\n${'%\n'.repeat(100_000)}];\n`), false);
  expect(errors).toEqual([]);
  expect(file.items).toHaveLength(100_001);
});
