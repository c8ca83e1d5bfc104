#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { diagnostic } from '../diagnostic/diagnostic.js';
import { version } from '../version.js';
import { applySettings } from './apply-settings.js';
import { astCommand } from './ast-command.js';
import { cacheCommand } from './cache-command.js';
import { checkCommand } from './check-command.js';
import { completionCommand } from './completion-command.js';
import { diffCommand } from './diff-command.js';
import { doctorCommand } from './doctor-command.js';
import { leaveWhenUnread } from './leave-when-unread.js';
import { optionsCommand } from './options-command.js';
import { pipelineCommand } from './pipeline-command.js';
import { printCommand } from './print-command.js';
import { rulesCommand } from './rules-command.js';
import { runtimeCommand } from './runtime-command.js';
import { serveCommand } from './serve-command.js';
import { tokenCommand } from './token-command.js';
import { traceCommand } from './trace-command.js';
import { verifyCommand } from './verify-command.js';
import { workCommand } from './work-command.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';

leaveWhenUnread();
const program = new Command('adjoin')
  .description('Differentiates MATLAB and Octave functions by source transformation.')
  .version(version, '-V, --version');
const commands = [
  diffCommand(),
  checkCommand(),
  verifyCommand(),
  traceCommand(),
  astCommand(),
  printCommand(),
  rulesCommand(),
  optionsCommand(),
  pipelineCommand(),
  runtimeCommand(),
  serveCommand(),
  workCommand(),
  tokenCommand(),
  cacheCommand(),
  doctorCommand(),
  completionCommand(),
];
for (const command of commands) program.addCommand(command);
configure(program);
program.hook('preAction', (_program, command) => {
  if (command.opts()['config'] === true) applySettings(command);
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
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
