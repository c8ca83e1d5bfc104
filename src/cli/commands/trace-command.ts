import { Command } from 'commander';
import { addReportOptions } from '../options/add-report-options.js';
import { addRequestOptions } from '../options/add-request-options.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { productOf } from '../../contract/mode-products.js';
import { checkRulesFiles } from '../../rules/check-rules-files.js';
import { hasStep } from '../../pipeline/has-step.js';
import { OpenedProgram } from '../../client/opened-program.js';
import { printTimings } from '../reports/print-timings.js';
import { printReport } from '../reports/print-report.js';
import type { ReportOptions } from '../options/report-options.js';
import { requestOf } from '../options/request-of.js';
import type { RequestOptions } from '../../client/request-options.js';

interface TraceOptions extends RequestOptions, ReportOptions {
  readonly step?: string;
  readonly ast?: boolean;
  readonly timings?: boolean;
}

const examples = `
Examples:
  adjoin trace f.m                          every step that changed something, with the functions it changed
  adjoin trace f.m --step split-sweeps      the whole program after one step
  adjoin trace f.m --step activity --ast    what an analysis has found out, as attributes of the tree`;

/** `adjoin trace`: the program after each step. */
export function traceCommand(): Command {
  const command = new Command('trace')
    .summary('show the program after each step')
    .description('Shows what each step of the transformation makes of a program.')
    .argument('<file>', 'the file that defines the function; - for stdin')
    .option('--step <name>', 'this step only')
    .option('--ast', 'as AST XML')
    .option('--timings', 'tell on stderr how long the steps took');
  addRequestOptions(command);
  return addReportOptions(command)
    .addHelpText('after', examples)
    .action(async (path: string, options: TraceOptions) => {
      checkStep(
        options.step,
        productOf(options.mode ?? 'reverse', options.target ?? options.set?.['target']),
      );
      const { ProgramTrace } = await import('../../engine/program-trace.js');
      const { differentiate } = await import('../../engine/differentiate.js');
      const program = new OpenedProgram(path, options);
      const files = program.entry === undefined ? [] : [program.entry];
      const isDocument = options.format === 'json' || options.format === 'sarif';
      let traced = '';
      const trace = new ProgramTrace(options, ({ phase, name, text }) => {
        const heading = `${phase} ${name}`;
        traced += `${options.ast === true ? `<!-- ${heading} -->` : `%% ${heading}`}\n${text}`;
      });
      const begin = (): void => {
        trace.begin();
        traced = '';
      };
      const request = requestOf(options);
      const faults = await checkRulesFiles(request.rules ?? []);
      const result =
        files.length === 0 || faults.length > 0
          ? { diagnostics: faults, sources: request.rules ?? [], timings: [] }
          : differentiate({ ...request, files }, { finder: program.finder, observe: trace.observe, begin });
      if (!isDocument) process.stdout.write(traced);
      const diagnostics = [...program.diagnostics, ...result.diagnostics];
      const document = { text: traced, diagnostics };
      process.exitCode = printReport({ diagnostics, sources: result.sources, text: '', document }, options);
      if (options.timings === true) printTimings(result.timings);
    });
}

function checkStep(name: string | undefined, product: string): void {
  if (name === undefined || hasStep(product, name)) return;
  throw new CommandFailure(
    `there is no step '${name}': adjoin pipeline ${product} lists them`,
    exitCodes.usage,
  );
}
