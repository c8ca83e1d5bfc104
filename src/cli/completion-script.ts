import type { Command, Option } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A word that may stand at a place, and what it is for. */
interface Word {
  readonly text: string;
  readonly about: string;
}

/** A command with the words that may follow it. */
interface Choices extends Word {
  readonly options: readonly Option[];
  /** Commands of its own, or what its argument may be. */
  readonly words: readonly Word[];
}

/** The script by which a shell completes the commands of a program. Where it knows nothing, it offers files. */
export function completionScript(shell: Shell, program: Command): string {
  const commands = program.commands.map(choicesOf);
  const name = program.name();
  return shell === 'fish' ? forFish(name, commands) : forBash(name, commands, shell === 'zsh');
}

function choicesOf(command: Command): Choices {
  const help = command.createHelp();
  const [argument] = command.registeredArguments;
  return {
    text: command.name(),
    about: command.summary(),
    options: help.visibleOptions(command),
    words: [
      ...command.commands.map((it) => ({ text: it.name(), about: it.summary() })),
      ...(argument?.argChoices ?? []).map((text) => ({ text, about: '' })),
    ],
  };
}

/** Zsh reads what bash does once it is told to. */
function forBash(name: string, commands: readonly Choices[], isZsh: boolean): string {
  const flags = ({ options }: Choices): string =>
    options
      .flatMap(({ short, long }) => [short, long])
      .filter((it) => it !== undefined)
      .join(' ');
  const values = commands.flatMap(({ text, options }) =>
    options
      .filter((it) => it.argChoices !== undefined)
      .map((it) => `    ${text}:${it.long ?? ''}) words='${(it.argChoices ?? []).join(' ')}' ;;`),
  );
  const cases = commands.map(
    (it) =>
      `      ${it.text}) words='${flags(it)}'; [[ $word == -* ]] || words='${it.words.map(({ text }) => text).join(' ')}' ;;`,
  );
  return [
    ...(isZsh ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    `_${name}() {`,
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""',
    '  case ${COMP_WORDS[1]}:$before in',
    ...values,
    '  esac',
    '  if [[ -z $words && $COMP_CWORD -eq 1 ]]; then',
    `    words='${commands.map(({ text }) => text).join(' ')} --help --version'`,
    '  elif [[ -z $words ]]; then',
    '    case ${COMP_WORDS[1]} in',
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
    ...commands.map(({ text, about }) => `${first} -a ${text} -d ${quote(about)}`),
    ...commands.flatMap(({ text, options, words }) => {
      const within = `complete -c ${name} -n ${quote(`__fish_seen_subcommand_from ${text}`)}`;
      return [
        ...words.map((it) => `${within} -f -a ${it.text} -d ${quote(it.about)}`),
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
