import { execFileSync, execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { packageRoot } from '../base/package-root.js';
import { comparableText } from './comparable-text.js';

const run = promisify(execFile);

/** How many programs that differ are shown. */
const shown = 20;

const command = new Command('same')
  .description(
    'Compares the derivatives of all test programs with those of another revision: fast, classic, forward, many directions. ' +
      'Comments, messages of errors and warnings, and names in src/same/renamed-names.ts are left out.',
  )
  .argument('<revision>', 'a commit, or a folder that is built')
  .option('--programs <pattern>', 'only files of test/programs whose names fit', '')
  .parse();
await same(command.args[0]!, command.opts<{ programs: string }>().programs);

async function same(revision: string, programs: string): Promise<void> {
  const folder = existsSync(revision) ? undefined : mkdtempSync(join(tmpdir(), 'same-'));
  try {
    if (folder !== undefined) buildRevision(revision, folder);
    const [before, after] = await Promise.all(
      [folder ?? revision, packageRoot].map((it) => textsOf(it, programs)),
    );
    const names = [...new Set([...Object.keys(before!), ...Object.keys(after!)])].toSorted();
    const other = names.filter(
      (name) => comparableText(before![name] ?? '') !== comparableText(after![name] ?? ''),
    );
    for (const name of other.slice(0, shown))
      process.stdout.write(firstDifference(name, before![name], after![name]));
    process.stdout.write(`${names.length - other.length} the same, ${other.length} not\n`);
    process.exitCode = other.length === 0 ? 0 : 1;
  } finally {
    if (folder !== undefined) {
      execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: packageRoot, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function buildRevision(revision: string, folder: string): void {
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, revision], {
    cwd: packageRoot,
    stdio: 'ignore',
  });
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' });
}

async function textsOf(root: string, programs: string): Promise<Record<string, string>> {
  const main = fileURLToPath(new URL('./derived-texts-main.js', import.meta.url));
  const folder = join(packageRoot, 'test', 'programs');
  const { stdout } = await run(process.execPath, [main, root, folder, programs], { maxBuffer: 2 ** 30 });
  return JSON.parse(stdout) as Record<string, string>;
}

function firstDifference(name: string, before = '', after = ''): string {
  const [left, right] = [before, after].map((text) => comparableText(text).split('\n'));
  const at = left!.findIndex((line, index) => line !== right![index]);
  return `${name}\n- ${left![at] ?? ''}\n+ ${right![at] ?? ''}\n`;
}
