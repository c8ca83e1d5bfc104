import { describe, expect, it } from 'vitest';
import { runPipeline } from '../../src/pipeline/run.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { testPrograms } from '../octave/test-programs.js';
import { programRun } from './program-run.js';

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
