import { afterAll, describe, expect, it } from 'vitest';
import { runPipeline } from '../../src/pipeline/run.js';
import { serializeXml } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { testPrograms } from '../octave/test-programs.js';
import { FormSchemas } from './form-schemas.js';
import { languageComplaints } from './language-complaints.js';
import { programRun } from './program-run.js';

const schemas = new FormSchemas();

afterAll(() => {
  schemas.dispose();
});

// The forms after that are checked where the programs are differentiated.
it.each(testPrograms.map((program) => [program.name, program] as const))(
  '%s is parsed well',
  (_, program) => {
    const { tree } = programRun(program, 'fast');
    expect(schemas.complaint('parsed', serializeXml(tree))).toEqual([]);
  },
);

describe('what is not in our own language', () => {
  it('is seen', () => {
    expect(languageComplaints('f', 'function z = f(x)\nz = nobody(x);\nend\n')).toEqual([
      "W201 'nobody' is not known: there is neither a file nor a rule of this name",
    ]);
    expect(languageComplaints('f', 'function z = f(x)\nz = (x;\nend\n')).not.toEqual([]);
  });
});

describe('the forms', () => {
  const { store } = loadToolbox();
  const { tree, options } = programRun(
    testPrograms.find(({ name }) => name === 'polynom') ?? testPrograms[0]!,
    'fast',
  );
  const ends = new Map([['parsed', serializeXml(tree)]]);
  runPipeline(store, store.pipeline('adjoint-source'), tree, {
    ...options,
    observe: ({ form }, root) => {
      if (form !== undefined) ends.set(form, serializeXml(root));
    },
  });
  const names = [...ends.keys()];

  it('are those of the phases', () => {
    expect(names).toEqual([
      ...['parsed', 'core', 'resolved', 'outlined', 'annotated', 'reversed', 'simplified', 'plain'],
    ]);
  });

  it.each(names.slice(1).map((form, index) => [names[index]!, form]))('tell %s from %s', (one, other) => {
    const complaints = [schemas.complaint(other, ends.get(one)!), schemas.complaint(one, ends.get(other)!)];
    expect(complaints.flat()).not.toEqual([]);
  });
});
