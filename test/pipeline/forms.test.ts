import { afterAll, describe, expect, it } from 'vitest';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { testPrograms } from '../octave/test-programs.js';
import { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';
import { languageComplaints } from './language-complaints.js';
import { stagesOf } from './stages-of.js';

const { steps } = loadToolbox().store.pipeline('adjoint-source');
const names = ['parsed', ...steps.flatMap(({ form }) => form ?? [])];
const schemas = new Map(names.map((name) => [name, new RelaxNgSchema(name)]));

afterAll(() => {
  for (const it of schemas.values()) it.dispose();
});

function complaint(form: string, xml: string): string {
  return schemas.get(form)!.complaint(xml)?.message ?? '';
}

describe.each(['fast', 'classic'])('programs on their way through the pipeline, %s', (style) => {
  it.each(testPrograms.map((program) => [program.name, program] as const))('%s', (name, program) => {
    const { ends, text } = stagesOf(program, style);
    expect([...ends.keys()]).toEqual(names);
    const complaints = [...ends].map(([form, xml]) => `${form}: ${complaint(form, xml)}`);
    expect(complaints).toEqual(names.map((form) => `${form}: `));
    if (style === 'fast') expect(languageComplaints(name, text)).toEqual([]);
  });
});

describe('what is not in our own language', () => {
  it('is seen', () => {
    expect(languageComplaints('f', 'function z = f(x)\nz = nobody(x);\nend\n')).toEqual([
      'nothing is called nobody',
    ]);
    expect(languageComplaints('f', 'function z = f(x)\nz = (x;\nend\n')).not.toEqual([]);
  });
});

describe('the forms', () => {
  const { ends } = stagesOf(testPrograms.find(({ name }) => name === 'polynom') ?? testPrograms[0]!, 'fast');

  it.each(names.slice(1).map((form, index) => [names[index]!, form]))('tell %s from %s', (one, other) => {
    const complaints = complaint(other, ends.get(one)!) + complaint(one, ends.get(other)!);
    expect(complaints).not.toBe('');
  });
});
