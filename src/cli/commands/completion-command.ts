import { Argument, Command } from 'commander';
import { completionScript, shells, type Shell } from './completion-script.js';

const help = `
Examples:
  adjoin completion bash >> ~/.bashrc
  adjoin completion zsh >> ~/.zshrc
  adjoin completion fish > ~/.config/fish/completions/adjoin.fish`;

/** `adjoin completion`: commands and options at the press of a key. */
export function completionCommand(): Command {
  return new Command('completion')
    .summary('complete commands and options in the shell')
    .description('Prints a script by which a shell completes commands, options and their values.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', help)
    .action((shell: Shell, _options: object, command: Command) => {
      process.stdout.write(completionScript(shell, command.parent ?? command));
    });
}
