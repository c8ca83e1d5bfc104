import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** The images that a Dockerfile makes of a folder, found out without Docker. */
export interface DryImage {
  /** The folder that the last stage works in. */
  readonly app: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  /** The command that makes the folder of the cache in the last stage. */
  readonly cacheCommand: string;
  /** The commands that run in it: the entry point with the command, and the check of its health. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/**
 * Runs the steps of a Dockerfile by hand: each stage has a folder of its own below `root`, and what it would have of
 * its base image is that of this machine. What the last stage runs is about its base image, and is left out, but for what
 * makes the folder of the cache, which is given.
 */
export function dryRun(dockerfile: string, context: string, root: string): DryImage {
  const steps = readFileSync(dockerfile, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => /^(\w+)\s+(.*)$/.exec(line.trim()))
    .filter((it) => it !== null);
  const last = steps.findLastIndex(([, name]) => name === 'FROM');
  const environment: Record<string, string> = {};
  const lists = new Map<string, readonly string[]>();
  let [stage, folder, user, cacheCommand] = ['', '', '', ''];
  steps.forEach(([, name = '', given = ''], index) => {
    const words = given.split(/\s+/);
    if (name === 'FROM') stage = join(root, / AS (\w+)$/.exec(given)?.[1] ?? 'image');
    else if (name === 'WORKDIR') mkdirSync((folder = join(stage, given)), { recursive: true });
    else if (name === 'COPY') copy(words, context, root, folder);
    else if (name === 'RUN' && index < last)
      execFileSync('sh', ['-c', given], { cwd: folder, stdio: 'pipe' });
    else if (name === 'RUN') cacheCommand = given.slice(given.indexOf('mkdir /cache'));
    else if (name === 'ENV') environment[words[0]!.split('=')[0]!] = given.slice(given.indexOf('=') + 1);
    else if (name === 'USER') user = given;
    else if (given.includes('["'))
      lists.set(name, JSON.parse(given.slice(given.indexOf('["'))) as readonly string[]);
  });
  const placed = (name: string): string[] =>
    (lists.get(name) ?? []).map((it) => (isAbsolute(it) ? join(stage, it) : it));
  return {
    ...{ app: folder, environment, user, cacheCommand },
    command: [...placed('ENTRYPOINT'), ...placed('CMD')],
    healthCheck: placed('HEALTHCHECK'),
  };
}

function copy(words: readonly string[], context: string, root: string, folder: string): void {
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const base = from === undefined ? context : join(root, from);
  const paths = from === undefined ? words : words.slice(1);
  const target = paths.at(-1)!;
  for (const path of paths.slice(0, -1)) {
    const source = join(base, isAbsolute(path) ? path.slice(1) : path);
    const isFolder = target.endsWith('/');
    cpSync(source, isFolder ? join(folder, target, path) : join(folder, target), { recursive: true });
  }
}
