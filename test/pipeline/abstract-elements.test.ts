import { describe, expect, it } from 'vitest';
import { SourceFinder } from '../../src/cli/source-finder.js';
import { differentiate } from '../../src/pipeline/differentiate.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { testPrograms, testProgramsFolder } from '../octave/test-programs.js';
import { programRun } from './program-run.js';

// With helpers in the file, the tests of whole programs would tell: printing refuses abstract elements.
describe.each(['fast', 'classic'])(
  'no abstract element is left where helpers are on the path, %s',
  (style) => {
    it.each(testPrograms.map((program) => [program.name, program] as const))('%s', (_, program) => {
      const { name, text, independents, dependents } = program;
      const request = {
        files: [{ name: `${name}.m`, text }],
        function: name,
        independents,
        dependents,
        options: { style, runtime: 'path' },
      };
      const { diagnostics } = differentiate(request, { find: new SourceFinder([testProgramsFolder]).find });
      expect(diagnostics.filter((it) => it.severity === 'error')).toEqual([]);
    });
  },
);

describe('printing', () => {
  const { store } = loadToolbox();
  const steps = store.pipeline('adjoint-source').steps.filter((it) => it.name !== 'embed-helpers');
  const print = (abstract: string): string => {
    const { tree, options } = programRun(testPrograms[0]!, 'fast');
    const parameters = { ...options.parameters, abstract };
    return runPipeline(store, { name: 'abstract', steps }, tree, { ...options, parameters }).text;
  };

  it('shows abstract elements like calls', () => {
    expect(print('shown')).toContain('helper_list();');
  });

  it('refuses them in what it is to give', () => {
    expect(() => print('refused')).toThrow('the abstract element helper-list was left');
  });
});
