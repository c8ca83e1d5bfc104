import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, describe } from 'vitest';
import { packageRoot } from '../src/base/package-root.js';

const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map((it) => it[1] ?? '');

/** Runs a command line of the README and gives what it says, errors too. */
function say(command: string, cwd: string): Promise<string> {
  const shell = `adjoin() { "${process.execPath}" "${packageRoot}/dist/cli/start.js" "$@"; }; ${command}`;
  return new Promise((resolve) => {
    execFile('bash', ['-c', shell], { cwd, env: { ...process.env, XDG_CACHE_HOME: cwd } }, (_, out, err) => {
      resolve(out + err);
    });
  });
}

describe('the README', () => {
  let cwd = '';
  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), 'adjoinery-readme-'));
    cpSync(join(packageRoot, 'test', 'programs'), join(cwd, 'test', 'programs'), { recursive: true });
    symlinkSync(join(packageRoot, 'dist'), join(cwd, 'dist'));
  });

  it('shows the example as it is', () => {
    const source = readFileSync(join(packageRoot, 'test', 'programs', 'polynom.m'), 'utf8');
    expect(blocks('matlab')[0]).toBe(source.replace(/^%@.*\n/gm, ''));
  });

  it('shows the adjoint that is printed', async () => {
    const printed = await say('adjoin diff test/programs/polynom.m --no-cache', cwd);
    expect(printed.startsWith(blocks('matlab')[1] ?? 'nothing')).toBe(true);
  });

  it('shows the tangent that is printed', async () => {
    const printed = await say('adjoin diff test/programs/polynom.m --mode forward --no-cache', cwd);
    expect(printed.startsWith(blocks('matlab')[2] ?? 'nothing')).toBe(true);
  });

  it('shows what the commands say', async () => {
    for (const block of blocks('console')) {
      for (const part of block.split(/^\$ /m).slice(1)) {
        const [command = '', ...expected] = part.split('\n');
        const withoutKey = (text: string): string => text.replace(/\([0-9a-f]{12}\)/g, '(KEY)');
        const said = `${command}\n${await say(command, cwd)}`;
        expect(withoutKey(said)).toBe(withoutKey([command, ...expected].join('\n')));
      }
    }
  });

  it('names scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:]+)|npm (test)\b/g)].map((it) => it[1] ?? it[2] ?? '');
    expect(named).not.toEqual([]);
    expect(named.filter((it) => !(it in scripts))).toEqual([]);
  });
});
