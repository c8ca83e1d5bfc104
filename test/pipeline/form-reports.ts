import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTree } from '../../src/engine/print-tree.js';
import { runOctave } from '../../src/base/run-octave.js';
import { packageRoot } from '../../src/base/package-root.js';
import type { Step } from '../../src/pipeline/manifest.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { testProgramsFolder } from '../octave/test-programs.js';
import { programForms } from './program-forms.js';
import { neededOutputs } from '../../src/contract/needed-outputs.js';
import { runtimeFolder } from '../../src/base/runtime-folders.js';

/** The mark before every report, to tell it from what programs print. */
const mark = '@report ';

/** A program as a step left it, under a name of its own. */
interface Form {
  readonly name: string;
  readonly step: string;
  readonly text: string;
}

/**
 * Compares programs after every wanted step with what they were, in one Octave process: lists of differences by the
 * programs' names.
 */
export async function formReports(
  programs: readonly TaggedProgram[],
  isWanted: (step: Step) => boolean,
  change: (text: string) => string = (it) => it,
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  try {
    const calls = programs.flatMap((program) =>
      formsOf(program, isWanted).flatMap((form) => {
        writeFileSync(join(folder, `${form.name}.m`), change(form.text));
        const outputs = neededOutputs(program.outputs, program.dependents);
        const same = `check_same_results(@${program.name}, @${form.name}`;
        return program.points.map((point, index) => {
          const place = `${program.name} point ${index + 1} after ${form.step}`;
          return `note('${place}', ${same}, {${point}}, ${outputs.length}));`;
        });
      }),
    );
    // Calls that stand for formulas until the derivative is written (`adm_squares`) are functions of the rules' tests.
    const tests = ['octave', 'rules'].map((it) => join(packageRoot, 'test', it));
    const folders = [...tests, runtimeFolder, testProgramsFolder, folder];
    const note = `function note(place, report), if ~isempty(report), printf('${mark}%s: %s\\n', place, report); end, end`;
    const script = [note, ...calls, `printf('${mark}end\\n');`].join('\n');
    const printed = await runOctave(script, { folders });
    const lines = printed.split('\n').filter((line) => line.startsWith(mark));
    if (lines.pop() !== `${mark}end`) throw new Error('Octave did not come to the end');
    const reports = new Map(programs.map((it) => [it.name, [] as string[]]));
    for (const line of lines) {
      const [, name = '', report = ''] = /^@report (\S+) (.*)$/.exec(line) ?? [];
      reports.get(name)?.push(report);
    }
    return reports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The different texts that a program becomes, each with the step after which it is first seen. */
function formsOf(program: TaggedProgram, isWanted: (step: Step) => boolean): Form[] {
  const trees = new Set<string>();
  const steps = new Map<string, string>();
  const take = (style: string): boolean => {
    const { forms, isStyled } = programForms(program, style, isWanted);
    for (const { step, xml } of forms) {
      if (trees.has(xml)) continue;
      trees.add(xml);
      const text = printTree(xml, 'to-source');
      if (!steps.has(text)) steps.set(text, `${step.name} (${style})`);
    }
    return isStyled;
  };
  if (take('fast')) take('classic');
  return [...steps].map(([text, step], index) => {
    const name = `${program.name}_form_${index}`;
    return { name, step, text: text.replace(new RegExp(`\\b${program.name}\\b`, 'g'), name) };
  });
}
