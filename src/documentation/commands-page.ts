import type { PageFolder } from './page-folder.js';

/** All commands with their options, as `--help` prints them. */
export async function commandsPage(folder: PageFolder): Promise<string> {
  const whole = await helpOf('', folder);
  const names = [...whole.matchAll(/^ {2}([a-z]+) (?:[[<]|  )/gm)].map(([, name = '']) => name);
  const commands = names.filter((it) => it !== 'help');
  const helps = await Promise.all(commands.map((it) => helpOf(it, folder)));
  const subcommands = [...(helps[commands.indexOf('cache')] ?? '').matchAll(/^ {2}([a-z]+) \[options\]/gm)]
    .map(([, name = '']) => `cache ${name}`)
    .filter((it) => it !== 'cache help');
  const further = await Promise.all(subcommands.map((it) => helpOf(it, folder)));
  const sections = [...commands, ...subcommands].map((name, index) => {
    return `## adjoin ${name}\n\n${block([...helps, ...further][index] ?? '')}`;
  });
  return ['# Commands', block(whole), ...sections].join('\n\n');
}

function helpOf(name: string, folder: PageFolder): Promise<string> {
  return folder.print(`adjoin ${name} --help`);
}

function block(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}
