#!/usr/bin/env node
import { CommanderError } from 'commander';
import { CommandFailure } from '../client/command-failure.js';
import { leaveWhenUnread } from '../client/leave-when-unread.js';
import { systemReason } from '../client/system-reason.js';
import { AdimatRefusal } from './adimat-refusal.js';
import { admprocCommand } from './admproc-command.js';
import { admprocExitCodes, type AdmprocExitCode } from './admproc-exit-codes.js';

leaveWhenUnread();
try {
  await admprocCommand()
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(text.replace(/^error: /, 'ERROR: '));
      },
    })
    // With a value or without it: what follows behind a blank is none.
    .parseAsync(process.argv.map((it) => it.replace(/^(--check-certificate)=.*$/, '$1')));
} catch (error) {
  process.exitCode = explain(error);
}

/** Says what ended the program in a line that ADiMat's drivers find. */
function explain(error: unknown): AdmprocExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? admprocExitCodes.ok : admprocExitCodes.failed;
  }
  const reason =
    error instanceof CommandFailure || error instanceof AdimatRefusal ? error.message : systemReason(error);
  process.stderr.write(`ERROR: ${reason}\n`);
  return error instanceof AdimatRefusal ? admprocExitCodes.refused : admprocExitCodes.failed;
}
