import { neededOutputs } from '../../src/contract/needed-outputs.js';
import { SourceFinder } from '../../src/client/source-finder.js';
import type { AdjointCheck } from '../../src/octave/check-adjoints.js';
import { differentiate, type DifferentiateResult } from '../../src/engine/differentiate.js';
import type { Mode } from '../../src/contract/request.js';
import type { Options } from '../../src/contract/options.js';
import { FormSchemas } from '../pipeline/form-schemas.js';
import { languageComplaints } from '../pipeline/language-complaints.js';
import type { TaggedProgram } from './tagged-program.js';
import { testProgramsFolder } from './test-programs.js';

/** The derivatives that are made of a program: with `directions`, which goes with `forward`, the tangent in many directions too. */
export type ProgramMode = Mode | 'directions';

/** Derivatives of programs, ready to be checked, and what is to be said of them before they run. */
export interface DerivedPrograms {
  readonly checks: readonly AdjointCheck[];
  /** By the names of the programs. */
  readonly complaints: ReadonlyMap<string, readonly string[]>;
}

/** Differentiates programs, and looks at what can be seen without running the derivatives. */
export function derivePrograms(
  programs: readonly TaggedProgram[],
  options: Options,
  modes: readonly ProgramMode[],
): DerivedPrograms {
  const complaints = new Map<string, string[]>();
  const checks: AdjointCheck[] = [];
  const forms = new FormSchemas();
  for (const program of programs) {
    const formComplaints: string[] = [];
    const derived = (kind: ProgramMode): DifferentiateResult => {
      const mode = kind === 'reverse' ? kind : 'forward';
      return differentiate(
        {
          files: [{ name: `${program.name}.m`, text: program.text }],
          function: program.name,
          mode,
          independents: program.independents,
          dependents: program.dependents,
          nargin: program.nargin,
          handles: program.handles,
          options: {
            ...options,
            ...(kind === 'directions' ? directionsOf(program) : {}),
            ...seedsOf(program),
          },
        },
        {
          finder: new SourceFinder([testProgramsFolder]),
          observe: (step, root) => {
            if (step.form !== undefined && isLookedAt(step.form, mode, options))
              formComplaints.push(...forms.complaints(step, root));
          },
        },
      );
    };
    const results = modes.map(derived);
    const [adjoint, tangent, directed] = results.flatMap(({ files }) => files);
    if (adjoint === undefined || results.some(({ files }) => files.length === 0)) {
      const refusals = results.flatMap(({ diagnostics }) =>
        diagnostics.map((it) => `${it.code} ${it.line}:${it.column} ${it.message}`),
      );
      complaints.set(program.name, refusals);
    } else {
      // Classic adjoints call helpers that our own language does not have.
      const language = options['style'] === 'classic' ? [] : languageComplaints(adjoint.name, adjoint.text);
      complaints.set(program.name, [...formComplaints, ...language]);
      const needed = neededOutputs(program.outputs, program.dependents, options);
      const position = (list: readonly string[], name: string): number => list.indexOf(name) + 1;
      checks.push({
        ...program,
        primal: program.text,
        adjoint,
        tangent,
        directed,
        independents: program.independents.map((it) => position(program.parameters, it)),
        list: position(program.parameters, 'varargin'),
        outputs: needed.length,
        extra: needed.includes('varargout') ? program.extra : undefined,
        dependents: program.dependents.map((it) => position(program.outputs, it)),
      });
    }
  }
  forms.dispose();
  return { checks, complaints };
}

/** The forms of phases that no style changes: classic programs are those of fast style up to there. */
const formsOfAnyStyle: ReadonlySet<string> = new Set(['core', 'resolved', 'outlined', 'annotated']);

/** Whether the tests look at what a phase promises; tangents keep their jumps, and have the form in the end only. */
function isLookedAt(form: string, mode: Mode, options: Options): boolean {
  if (mode === 'forward') return form === 'plain';
  return options['style'] !== 'classic' || !formsOfAnyStyle.has(form);
}

/** Programs with extra arguments are called with several numbers of them, and all seeds. */
function seedsOf({ parameters, nargin }: TaggedProgram): Options {
  return parameters.at(-1) === 'varargin' && nargin === undefined ? { 'optional-arguments': 'any' } : {};
}

function directionsOf({ dimensions }: TaggedProgram): Options {
  return { directions: 'many', 'array-dimensions': dimensions };
}
