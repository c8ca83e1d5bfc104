#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { diagnostic } from '../diagnostic/diagnostic.js';
import { version } from '../base/version.js';
import { applySettings } from './options/apply-settings.js';
import { leaveWhenUnread } from '../client/leave-when-unread.js';
import { CommandFailure } from '../client/command-failure.js';
import { exitCodes } from '../client/exit-codes.js';

/** The makers of the commands, in the order in which they are listed. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    diff: async () => (await import('./commands/diff-command.js')).diffCommand(),
    check: async () => (await import('./commands/check-command.js')).checkCommand(),
    verify: async () => (await import('./commands/verify-command.js')).verifyCommand(),
    gradient: async () => (await import('./commands/evaluate-command.js')).evaluateCommand('gradient'),
    jacobian: async () => (await import('./commands/evaluate-command.js')).evaluateCommand('jacobian'),
    hessian: async () => (await import('./commands/evaluate-command.js')).evaluateCommand('hessian'),
    trace: async () => (await import('./commands/trace-command.js')).traceCommand(),
    ast: async () => (await import('./commands/ast-command.js')).astCommand(),
    print: async () => (await import('./commands/print-command.js')).printCommand(),
    rules: async () => (await import('./commands/rules-command.js')).rulesCommand(),
    options: async () => (await import('./commands/options-command.js')).optionsCommand(),
    pipeline: async () => (await import('./commands/pipeline-command.js')).pipelineCommand(),
    runtime: async () => (await import('./commands/runtime-command.js')).runtimeCommand(),
    serve: async () => (await import('./commands/serve-command.js')).serveCommand(),
    work: async () => (await import('./commands/work-command.js')).workCommand(),
    token: async () => (await import('./commands/token-command.js')).tokenCommand(),
    cache: async () => (await import('./commands/cache-command.js')).cacheCommand(),
    doctor: async () => (await import('./commands/doctor-command.js')).doctorCommand(),
    version: async () => (await import('./commands/version-command.js')).versionCommand(),
    completion: async () => (await import('./commands/completion-command.js')).completionCommand(),
  }),
);

const [asked = ''] = process.argv.slice(2);
leaveWhenUnread(asked);
const program = new Command('adjoin')
  .description('Differentiates MATLAB and Octave functions by source transformation.')
  .version(version, '-V, --version');
for (const make of wanted()) program.addCommand(await make());
configure(program);
program.hook('preAction', (_program, command) => {
  if (command.opts()['config'] === true) applySettings(command);
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

/** The command that is asked for; all where that is none, or tells of all: what is not loaded takes no time. */
function wanted(): (() => Promise<Command>)[] {
  const make = asked === 'completion' ? undefined : commands.get(asked);
  return make === undefined ? [...commands.values()] : [make];
}

function configure(command: Command): void {
  command
    .exitOverride()
    .showHelpAfterError('(--help tells more)')
    .configureOutput({
      outputError: (text, write) => {
        write(text.replace(/^error: /, 'adjoin: '));
      },
    });
  command.commands.forEach(configure);
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  if (error instanceof CommandFailure) {
    if (error.message !== '') process.stderr.write(`adjoin: ${error.message}\n`);
    return error.exitCode;
  }
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(
    /\s+/g,
    ' ',
  );
  const it = diagnostic('E903', { file: '', line: 1, column: 1 }, { message });
  process.stderr.write(`adjoin: ${it.severity} ${it.code}: ${it.message} (${it.hint ?? ''})\n`);
  return exitCodes.diagnostics;
}
