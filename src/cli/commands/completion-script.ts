import type { Command, Option } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A word that may stand at a place, and what it is for. */
interface Word {
  readonly text: string;
  readonly about: string;
}

/** A command with the words that may follow it. */
interface Choices {
  /** Its name; before it that of the command that it belongs to, if it does. */
  readonly path: readonly string[];
  readonly about: string;
  readonly options: readonly Option[];
  /** Commands of its own, or what its argument may be. */
  readonly words: readonly Word[];
}

/** The script by which a shell completes the commands of a program. Where it knows nothing, it offers files. */
export function completionScript(shell: Shell, program: Command): string {
  const commands = program.commands.flatMap((it) => choicesOf(it, []));
  const name = program.name();
  return shell === 'fish' ? forFish(name, commands) : forBash(name, commands, shell === 'zsh');
}

/** The words that may follow a command, and those that may follow its own subcommands, which come first. */
function choicesOf(command: Command, before: readonly string[]): Choices[] {
  const help = command.createHelp();
  const path = [...before, command.name()];
  const [argument] = command.registeredArguments;
  const own = {
    path,
    about: aboutOf(command),
    options: help.visibleOptions(command),
    words: [
      ...command.commands.map((it) => ({ text: it.name(), about: aboutOf(it) })),
      ...(argument?.argChoices ?? []).map((text) => ({ text, about: '' })),
    ],
  };
  return [...command.commands.flatMap((it) => choicesOf(it, path)), own];
}

function aboutOf(command: Command): string {
  return command.summary() === '' ? command.description() : command.summary();
}

/** Zsh reads what bash does once it is told to. */
function forBash(name: string, commands: readonly Choices[], isZsh: boolean): string {
  const flags = ({ options }: Choices): string =>
    options
      .flatMap(({ short, long }) => [short, long])
      .filter((it) => it !== undefined)
      .join(' ');
  const pattern = (path: readonly string[]): string =>
    path.length > 1 ? `'${path.join(' ')}'` : `'${path.join(' ')} '*`;
  const values = commands.flatMap(({ path, options }) =>
    options
      .filter((it) => it.argChoices !== undefined)
      .map((it) => `    ${pattern(path)}:${it.long ?? ''}) words='${(it.argChoices ?? []).join(' ')}' ;;`),
  );
  const cases = commands.map(
    (it) =>
      `      ${pattern(it.path)}) words='${flags(it)}'; [[ $word == -* ]] || words='${it.words.map(({ text }) => text).join(' ')}' ;;`,
  );
  const names = commands.filter(({ path }) => path.length === 1).map(({ path }) => path.join(' '));
  return [
    ...(isZsh ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    `_${name}() {`,
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""',
    '  local at="${COMP_WORDS[1]} "',
    '  if [[ $COMP_CWORD -gt 2 ]]; then at+=${COMP_WORDS[2]}; fi',
    '  case $at:$before in',
    ...values,
    '  esac',
    '  if [[ -z $words && $COMP_CWORD -eq 1 ]]; then',
    `    words='${names.join(' ')} --help --version'`,
    '  elif [[ -z $words ]]; then',
    '    case $at in',
    ...cases,
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    `complete -o default -F _${name} ${name}`,
    '',
  ].join('\n');
}

function forFish(name: string, commands: readonly Choices[]): string {
  const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const first = `complete -c ${name} -n __fish_use_subcommand -f`;
  return [
    ...commands
      .filter(({ path }) => path.length === 1)
      .map(({ path, about }) => `${first} -a ${path.join(' ')} -d ${quote(about)}`),
    ...commands.flatMap(({ path, options, words }) => {
      const seen = path.map((it) => `__fish_seen_subcommand_from ${it}`).join('; and ');
      const within = `complete -c ${name} -n ${quote(seen)}`;
      const without = `${seen}; and not __fish_seen_subcommand_from ${words.map((it) => it.text).join(' ')}`;
      return [
        ...words.map(
          (it) => `complete -c ${name} -n ${quote(without)} -f -a ${it.text} -d ${quote(it.about)}`,
        ),
        ...options.map(({ short, long, description, argChoices, required }) =>
          [
            within,
            ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
            ...(long === undefined ? [] : [`-l ${long.slice(2)}`]),
            ...(required ? ['-r'] : []),
            ...(argChoices === undefined ? [] : [`-f -a ${quote(argChoices.join(' '))}`]),
            `-d ${quote(description)}`,
          ].join(' '),
        ),
      ];
    }),
    '',
  ].join('\n');
}
