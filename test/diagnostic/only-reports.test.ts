import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { Source } from '../../src/matlab/source.js';

const folder = join(packageRoot, 'src', 'diagnostic', 'examples');
const examples: readonly Source[] = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.m'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  {
    name: 'hidden.m',
    text: 'function y = hidden(x)\n  y = sum(x) + cos(1);\nend\nfunction y = cos(x)\n  y = 2 * x;\nend\n',
  },
  {
    name: 'plus_one.m',
    text: 'function y = plus_one(x)\n  y = numel(x) * x;\nend\nfunction n = size(x)\n  n = 1;\nend\n',
  },
];

describe('runs that only report', () => {
  it.each(examples.map((it) => [it.name, it] as const))('%s', (_, source) => {
    for (const mode of ['reverse', 'forward'] as const) {
      const request = { files: [source], mode };
      const all = differentiate(request);
      const reports = differentiate(request, { onlyReports: true });
      expect(reports.diagnostics).toEqual(all.diagnostics);
      expect(reports.files).toEqual([]);
      expect(reports.timings.length).toBeLessThanOrEqual(all.timings.length);
    }
  });

  it('end early', () => {
    const files = [{ name: 'f.m', text: 'function y = f(x)\n  y = sin(x) .* x;\nend\n' }];
    const phases = differentiate({ files }, { onlyReports: true }).timings.map(({ phase }) => phase);
    expect(phases).toContain('20-resolve');
    expect(phases).not.toContain('60-simplify');
  });
});
