import { expect, test } from 'vitest';
import { annotationsWrittenBy } from '../../src/pipeline/annotations-written-by.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { walkNames } from '../../src/tree/tree.js';
import type { XmlElement } from '../../src/tree/xml-node.js';
import { testPrograms } from '../octave/test-programs.js';
import { annotationComplaint } from './annotation-complaint.js';
import { programRun } from './program-run.js';

/** Few programs that give all analyses something to write. */
const names =
  /^(?:handles_in_cells|handle_names|open_arguments|struct_in_loop|tried_loops|nested_basis|swaps)$/;

const toolbox = loadToolbox();

function attributesOf(root: XmlElement): Map<XmlElement, Map<string, string>> {
  const found = new Map<XmlElement, Map<string, string>>();
  walkNames(root, (it) => {
    found.set(it, new Map(Array.from(it.attributes, ({ nodeName, value }) => [nodeName, value])));
    return undefined;
  });
  return found;
}

// The census is kept where an analysis writes nothing that a step looks for.
test.each(testPrograms.filter((it) => names.test(it.name)))(
  'analyses of $name write the attributes that they declare, and all stand where they may',
  (program) => {
    const complaints = new Set<string>();
    for (const product of ['adjoint-source', 'tangent-source']) {
      const { tree, options } = programRun(program, 'fast');
      let before = attributesOf(tree);
      runPipeline(toolbox.store, toolbox.store.pipeline(product), tree, {
        ...options,
        observe: (step, root) => {
          const after = attributesOf(root);
          for (const [{ localName }, own] of after) {
            for (const [name, value] of own) {
              const complaint = name.startsWith('ada:') && annotationComplaint(localName, name, value);
              if (complaint) complaints.add(`${step.name}: ${complaint}`);
            }
          }
          if (step.kind === 'analysis') {
            const declared = annotationsWrittenBy(toolbox.store.analyses.get(step.name)!);
            expect(after.size, step.name).toBe(before.size);
            const changed = new Set<string>();
            for (const [element, own] of after) {
              const old = before.get(element) ?? new Map<string, string>();
              for (const name of [...old.keys(), ...own.keys()]) {
                if (old.get(name) !== own.get(name)) changed.add(name);
              }
            }
            expect(declared, step.name).toEqual(expect.arrayContaining([...changed]));
          }
          before = after;
        },
      });
    }
    expect([...complaints]).toEqual([]);
  },
);
