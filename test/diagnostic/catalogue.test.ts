import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/diagnostic/catalogue.js';
import type { CatalogueEntry } from '../../src/diagnostic/catalogue-entry.js';

describe('the catalogue of diagnostics', () => {
  it.each(Object.entries<CatalogueEntry>(catalogue))('%s says what helps', (_code, { hint }) => {
    expect(hint).toBeTruthy();
  });

  it.each(Object.entries<CatalogueEntry>(catalogue))(
    '%s has the letter of its severity',
    (code, { severity }) => {
      expect(code).toMatch(severity === 'error' ? /^E\d{3}$/ : /^W\d{3}$/);
    },
  );
});
