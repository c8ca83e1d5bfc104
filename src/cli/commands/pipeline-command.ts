import { Command } from 'commander';
import { modeProducts } from '../../contract/mode-products.js';
import type { ListedPipeline } from '../../pipeline/list-pipelines.js';
import { printCore } from '../reports/print-core.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';

const examples = `
Examples:
  adjoin pipeline                    the core of the transformation, its packs, all pipelines
  adjoin pipeline adjoint-source     what happens from a program to its adjoint
  adjoin pipeline tangent-source     what happens from a program to its tangent`;

/** The pipelines that users run. */
const products: ReadonlySet<string> = new Set(Object.values(modeProducts));

/** `adjoin pipeline`: the steps of the transformation. */
export function pipelineCommand(): Command {
  return new Command('pipeline')
    .summary('show the steps of the transformation')
    .description(
      'Shows the core of the transformation, or the steps of a pipeline by phases, each with its purpose.',
    )
    .argument('[name]', 'a pipeline')
    .option('--json', 'as JSON')
    .addHelpText('after', examples)
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const { listPipelines } = await import('../../pipeline/list-pipelines.js');
      const pipelines = listPipelines();
      const chosen = pipelines.filter((it) => name === undefined || it.name === name);
      if (chosen.length === 0) {
        const known = pipelines.map((it) => it.name).join(', ');
        throw new CommandFailure(`there is no pipeline '${name ?? ''}': there are ${known}`, exitCodes.usage);
      }
      if (json === true) process.stdout.write(`${JSON.stringify(chosen, undefined, 2)}\n`);
      else if (name !== undefined) chosen.forEach(printSteps);
      else {
        printCore(pipelines.filter((it) => products.has(it.name)));
        process.stdout.write('\nPipelines\n');
        for (const it of pipelines) process.stdout.write(`  ${it.name} (${it.steps.length} steps)\n`);
      }
    });
}

function printSteps({ steps }: ListedPipeline): void {
  let phase = '';
  for (const step of steps) {
    if (step.phase !== phase) process.stdout.write(`${phase === '' ? '' : '\n'}${step.phase}\n`);
    phase = step.phase;
    const pack = step.pack === undefined ? '' : ` (pack ${step.pack})`;
    const condition = step.condition === '' ? '' : ` (if ${step.condition})`;
    process.stdout.write(`  ${step.name}${pack}${condition}\n      ${step.purpose}\n`);
  }
}
