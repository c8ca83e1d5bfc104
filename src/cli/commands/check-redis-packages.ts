import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../../base/package-root.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Fails unless the packages are there that only Redis needs: npm does not install them by itself. */
export function checkRedisPackages(): void {
  const { resolve } = createRequire(join(packageRoot, 'package.json'));
  const missing = Object.entries(peers()).filter(([name]) => {
    try {
      resolve(name);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(' and ');
  const wanted = missing.map(([name, range]) => `'${name}@${range}'`).join(' ');
  throw new CommandFailure(
    `--redis-url (REDIS_URL) needs ${names}: npm install ${wanted}, with -g if adjoin is installed so`,
    exitCodes.usage,
  );
}

function peers(): Manifest['peerDependencies'] {
  return (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest).peerDependencies;
}
