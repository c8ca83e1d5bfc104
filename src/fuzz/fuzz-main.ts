import { Command } from 'commander';
import { collectOption } from '../cli/options/collect-option.js';
import { wholeNumber } from '../cli/options/whole-number.js';
import type { Options } from '../contract/options.js';
import { judgePrograms, type ProgramVerdict } from './judge-programs.js';
import { randomProgram, type RandomProgram } from './random-program.js';

/** So many programs share one run of Octave. */
const batch = 50;

/** A long run says after so many programs what it has counted: it may be stopped before its end. */
const programsBetweenCounts = 1000;

interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  readonly set: Options;
  readonly refused: boolean;
  readonly small: boolean;
  readonly loops: boolean;
  readonly idioms: boolean;
  readonly shapes: boolean;
}

const command = new Command('fuzz')
  .description('Differentiates random programs and compares the adjoints with differences and tangents.')
  .option(
    '--seed <number>',
    'seed of the first program; the next have the next seeds',
    wholeNumber(0, Number.MAX_SAFE_INTEGER),
    1,
  )
  .option('--count <number>', 'how many programs', wholeNumber(1, Number.MAX_SAFE_INTEGER), 100)
  .option('-s, --set <option=value>', 'set an option of the transformation (repeatable)', collectOption, {})
  .option('--small', 'programs of few statements', false)
  .option('--loops', 'programs of a loop that writes parts of a variable and the whole of it', false)
  .option('--idioms', 'programs half of whose statements use a construct that others have seldom', false)
  .option('--shapes', 'tell shapes of the parameters, mostly by names', false)
  .option('--refused', 'say why programs were refused', false)
  .parse();
await fuzz(command.opts<FuzzOptions>());

async function fuzz({ seed, count, set, refused, small, loops, idioms, shapes }: FuzzOptions): Promise<void> {
  const scale = small ? 'small' : loops ? 'loop' : idioms ? 'idiom' : 'full';
  const counts = new Map<string, number>();
  const constructs = new Map<string, number>();
  for (let done = 0; done < count; done += batch) {
    const programs = Array.from({ length: Math.min(batch, count - done) }, (_, index) =>
      randomProgram(seed + done + index, scale, shapes),
    );
    const verdicts = await judgePrograms(programs, set);
    verdicts.forEach((verdict, index) => {
      const kind = verdict.kind === 'refused' ? `refused ${verdict.code}` : verdict.kind;
      increase(counts, kind);
      for (const construct of programs[index]!.constructs) increase(constructs, construct);
      if (verdict.kind === 'wrong' || verdict.kind === 'crash' || (verdict.kind === 'refused' && refused)) {
        process.stdout.write(describe(programs[index]!, verdict));
      }
    });
    const judged = done + programs.length;
    if (judged % programsBetweenCounts === 0 && judged < count) {
      process.stderr.write(`${judged} programs: ${listed(counts)}\n`);
    }
  }
  process.stdout.write(`seed ${seed}, ${JSON.stringify(set)}: ${listed(counts)}\n`);
  process.stdout.write(`programs with: ${listed(constructs)}\n`);
  if (counts.has('wrong') || counts.has('crash')) process.exitCode = 1;
}

function increase(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, number]) => `${number} ${kind}`)
    .join(', ');
}

function describe(program: RandomProgram, verdict: Exclude<ProgramVerdict, { kind: 'right' }>): string {
  const { name, text, points, independents, dependents, shapes, misfits = [] } = program;
  return [
    `${verdict.kind.toUpperCase()} ${name}: ${verdict.reason}`,
    text.trimEnd(),
    ...points.map((point) => `%@ at ${point}`),
    ...(shapes === undefined ? [] : [`%@ shapes ${shapes}`]),
    ...misfits.map((point) => `%@ misfit ${point}`),
    `%@ independents ${independents.join(', ')}`,
    `%@ dependents ${dependents.join(', ')}`,
    '',
    '',
  ].join('\n');
}
