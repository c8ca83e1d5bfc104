import { fileURLToPath } from 'node:url';
import { runOctave } from '../../src/base/run-octave.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';

/** A function, the files that it is in, and what ADiMat's drivers would be asked for. */
export interface DrivenProgram {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Arguments at which it is differentiated, as a cell array. */
  readonly at: string;
  readonly independents: readonly number[];
  readonly dependents: readonly number[];
}

/** Functions with several inputs and outputs, of which some are differentiated, and with loops, branches and calls. */
export const drivenPrograms: readonly DrivenProgram[] = [
  {
    name: 'spring',
    files: {
      'spring.m':
        'function [energy, steps, forces] = spring(x, label, k)\n  forces = zeros(size(x));\n  energy = 0;\n' +
        '  for i = 1:numel(x)\n    forces(i) = hooke(x(i), k);\n    energy = energy + 0.5 * forces(i)^2 / k;\n  end\n' +
        '  steps = numel(x) + numel(label);\nend\n',
      'hooke.m':
        'function f = hooke(x, k)\n  if x > 0\n    f = -k * x;\n  else\n    f = -2 * k * sin(x);\n  end\nend\n',
    },
    at: "{[0.5 -0.3 1.2], 'abc', 3}",
    independents: [1, 3],
    dependents: [1, 3],
  },
  {
    name: 'flow',
    files: {
      'flow.m':
        'function y = flow(A, v)\n  y = v;\n  while norm(y) < 10\n    y = A * y + v .* scale_of(y);\n  end\nend\n',
      'scale_of.m': 'function s = scale_of(y)\n  s = [1; sqrt(sum(y .^ 2))];\nend\n',
    },
    at: '{[1.5 0.2; 0.1 2], [1; 0.5]}',
    independents: [1, 2],
    dependents: [1],
  },
];

/** Folders with what ADiMat's runtime has, as far as derivatives are numbers. */
export const standIn: readonly string[] = runtimeFolders;

/** The largest differences of Jacobians, by mode and program, from central ones; the code lies in folders by program. */
export async function differencesInOctave(
  folderOf: (program: DrivenProgram) => string,
  modes: readonly ('r' | 'F' | 'f')[],
): Promise<Record<string, number>> {
  const lines = drivenPrograms.flatMap((it) => {
    const { name, at, independents, dependents } = it;
    const given = `'${name}', ${at}, [${independents.join(' ')}], [${dependents.join(' ')}]`;
    return [
      `addpath('${folderOf(it)}');`,
      `D = jacobian_as_driver('d', ${given});`,
      ...modes.map(
        (mode) =>
          `printf('${mode} ${name} %g\\n', max(abs(jacobian_as_driver('${mode}', ${given}) - D)(:)) / max(abs(D(:))));`,
      ),
    ];
  });
  const printed = await runOctave(lines.join('\n'), {
    folders: [fileURLToPath(new URL('.', import.meta.url)), ...standIn],
  });
  return Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
