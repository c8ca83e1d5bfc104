import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';

it('new processes take the compiled code that the build has left', async () => {
  const script = `
    import Module from 'node:module';
    import { readFileSync } from 'node:fs';
    import { Script } from 'node:vm';
    const [filename, codeFile] = process.argv.slice(1);
    const cachedData = readFileSync(codeFile);
    const taken = new Script(Module.wrap(readFileSync(filename, 'utf8')), { filename, cachedData });
    console.log(taken.cachedDataRejected);`;
  const filename = createRequire(import.meta.url).resolve('saxon-js');
  const codeFile = join(packageRoot, 'dist', 'saxon-js.code');
  // 2.7 MB after loading. Without what ran once it has 0.6 MB, and loading takes longer than with none.
  expect(statSync(codeFile).size).toBeGreaterThan(2_000_000);
  const args = ['--input-type=module', '-e', script, filename, codeFile];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('false\n');
});
