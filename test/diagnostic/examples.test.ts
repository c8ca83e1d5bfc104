import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/diagnostic/catalogue.js';
import { diagnosticExample } from '../../src/documentation/diagnostic-example.js';

/** Codes that no small program gets: they ask for more files, for large ones or for rules, or nothing does any more. */
const without = new Set([
  ...['E104', 'E114', 'E315', 'E316', 'E408', 'W101', 'W103', 'W105', 'W201', 'W207', 'W211'],
]);

describe('the examples of diagnostics', () => {
  it.each(Object.keys(catalogue).filter((it) => /^[EW][1-5]/.test(it)))(
    '%s is what its example gets',
    (code) => {
      expect(diagnosticExample(code)?.codes.includes(code)).toBe(without.has(code) ? undefined : true);
    },
  );
});
