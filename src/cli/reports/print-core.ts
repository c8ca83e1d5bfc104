import type { ListedPipeline, ListedStep } from '../../pipeline/list-pipelines.js';
import { printInColumns } from './print-in-columns.js';

/** Prints the core of pipelines, their stylesheets by phases on one screen, and what the packs have. */
export function printCore(pipelines: readonly ListedPipeline[]): void {
  const steps = pipelines.flatMap((it) => it.steps).filter((it) => it.kind === 'step');
  const core = steps.filter((it) => it.pack === undefined);
  process.stdout.write(`Core (${namesOf(core).length} steps)\n`);
  for (const phase of [...new Set(core.map((it) => it.phase))].toSorted()) {
    process.stdout.write(`${phase}\n`);
    printInColumns(namesOf(core.filter((it) => it.phase === phase)), '  ');
  }
  process.stdout.write('\nPacks: steps for special constructs\n');
  for (const pack of [...new Set(steps.flatMap((it) => it.pack ?? []))].toSorted()) {
    const own = steps.filter((it) => it.pack === pack);
    const phases = [...new Set(own.map((it) => it.phase))].toSorted().join(', ');
    process.stdout.write(
      `  ${pack.padEnd(12)}${String(namesOf(own).length).padStart(3)} steps in ${phases}\n`,
    );
  }
}

/** The names of steps; some run more than once. */
function namesOf(steps: readonly ListedStep[]): string[] {
  return [...new Set(steps.map((it) => it.name))];
}
