import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { buildFingerprint } from '../cache/build-fingerprint.js';
import { packageRoot } from '../base/package-root.js';

const target = join('dist', 'bundle');

/** Packages that are loaded where a derivative lies in the cache: all others stay outside. */
const bundled: readonly string[] = ['commander', 'fastest-levenshtein', 'p-map'];

/**
 * Bundles `adjoin diff` into `dist/bundle`: a derivative from the cache takes half of the time where one file is read instead
 * of ninety. The build's fingerprint is a constant there.
 */
export async function buildCommand(log: (line: string) => void): Promise<void> {
  const { build } = await import('esbuild');
  rmSync(join(packageRoot, target), { recursive: true, force: true });
  await build({
    absWorkingDir: packageRoot,
    entryPoints: [join('src', 'cli', 'main.ts')],
    outdir: target,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifyWhitespace: true,
    external: dependencies().filter((name) => !bundled.includes(name)),
    // The package commander asks for Node's modules by `require`.
    banner: {
      js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);",
    },
    plugins: [ownFacts],
    tsconfigRaw: {},
  });
  log('bundled the command');
}

function dependencies(): string[] {
  const read = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Record<string, object>;
  return ['dependencies', 'peerDependencies', 'devDependencies'].flatMap((it) => Object.keys(read[it] ?? {}));
}

/** Values that differ in the bundle: where it lies, what it was built from, and that it has one command only. */
const ownFacts: Plugin = {
  name: 'own-facts',
  setup(build) {
    build.onLoad({ filter: /[\\/]package-root\.ts$/ }, () => ({
      contents: `import { fileURLToPath } from 'node:url';
        export const packageRoot = fileURLToPath(new URL('../..', import.meta.url));`,
      loader: 'ts',
    }));
    build.onLoad({ filter: /[\\/]build-fingerprint\.ts$/ }, () => ({
      contents: `export const buildFingerprint = () => '${buildFingerprint()}';`,
      loader: 'ts',
    }));
    build.onResolve({ filter: /-command\.js$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' && !path.endsWith('/diff-command.js') ? { path, external: true } : undefined,
    );
  },
};
