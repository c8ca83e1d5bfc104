import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeAll(async () => {
  space = new Workspace();
  for (const shell of ['bash', 'zsh', 'fish']) {
    space.write(shell, (await space.run(['completion', shell])).stdout);
  }
});
afterAll(() => {
  space.remove();
});

/** The first words of the lines that a shell prints when it runs a script in the folder. */
function printed(shell: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(shell, args, { cwd: space.folder }, (error, stdout, stderr) => {
      // Fish fails where it has nothing to offer.
      if (error === null || stdout + stderr === '') resolve(stdout.match(/^[^\s]+/gm) ?? []);
      else reject(new Error(stderr, { cause: error }));
    });
  });
}

/** Runs the function that completes the last of some words in bash, or in zsh as its `bashcompinit` does. */
function byFunction(shell: string, before: string, line: string): Promise<string[]> {
  const words = line.split(' ');
  const call = `COMP_WORDS=("$@"); COMP_CWORD=${words.length - 1}; _adjoin; printf '%s\n' "\${COMPREPLY[@]}"`;
  return printed(shell, ['-c', `${before}; ${call}`, shell, ...words]);
}

/** The words that each shell offers for the last word of a line. */
const offered: Readonly<Record<string, (line: string) => Promise<string[]>>> = {
  bash: async (line) => byFunction('bash', 'source ./bash', line),
  zsh: async (line) => {
    const all = await byFunction('zsh', 'autoload -U compinit; compinit -D; source ./zsh; emulate sh', line);
    // That words begin as the one at hand does is seen to afterwards.
    return all.filter((it) => it.startsWith(line.replace(/^.* /, '')));
  },
  fish: async (line) => printed('fish', ['-N', '-c', `source ./fish; complete -C '${line}'`]),
};

describe.each(Object.entries(offered))('completion in %s', (_shell, offer) => {
  it.each([
    ['adjoin di', ['diff']],
    ['adjoin diff --sty', ['--style']],
    ['adjoin diff f.m --style cl', ['classic']],
    ['adjoin cache p', ['prune']],
    ['adjoin cache prune --m', ['--max-size']],
    ['adjoin cache stats cl', []],
    ['adjoin diff --max', []],
    ['adjoin completion z', ['zsh']],
    ['adjoin serve --mo', []],
  ])('%s', async (line, words) => {
    expect(await offer(line)).toEqual(words);
  });
});

describe('adjoin completion', () => {
  it('knows every command, and no other shell', async () => {
    const help = (await space.run(['--help'])).stdout;
    const commands = [...help.matchAll(/^ {2}([a-z]+) .*$/gm)].map((it) => it[1]);
    const all = await offered['bash']?.('adjoin ');
    expect(all).toEqual(expect.arrayContaining(commands.filter((it) => it !== 'help')));
    const { code, stderr } = await space.run(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Allowed choices are bash, zsh, fish.')]);
  });
});
