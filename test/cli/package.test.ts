import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { version } from '../../src/base/version.js';
import { plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

interface LockedPackage {
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const { packages } = json(join(packageRoot, 'package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** The packages that are installed with ours, by their places: neither those for development nor optional peers. */
const installed = Object.entries(packages).filter(([place, it]) => place !== '' && it.dev !== true);

describe('the package, as npm installs it', () => {
  const space = new Workspace();
  const modules = space.path('node_modules');

  // As `npm install adjoinery` does, but that what it depends on is linked to.
  beforeAll(() => {
    const [tarball = ''] = execFileSync(
      'npm',
      ['pack', '--ignore-scripts', '--silent', '--pack-destination', space.folder],
      { cwd: packageRoot, encoding: 'utf8' },
    ).split('\n');
    const place = join(modules, 'adjoinery');
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', space.path(tarball), '-C', place, '--strip-components', '1']);
    for (const [name] of installed.filter(([it]) => it.lastIndexOf('node_modules/') === 0)) {
      mkdirSync(dirname(space.path(name)), { recursive: true });
      symlinkSync(join(packageRoot, name), space.path(name));
    }
    mkdirSync(join(modules, '.bin'));
    for (const [name, path] of Object.entries((json(join(place, 'package.json')) as Manifest).bin)) {
      chmodSync(join(place, path), 0o755);
      symlinkSync(join('..', 'adjoinery', path), join(modules, '.bin', name));
    }
  });
  afterAll(() => {
    space.remove();
  });

  it('runs by the name of the package', async () => {
    expect(await space.shell('npx --offline adjoinery version')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(version) as string,
    });
    space.write('f.m', plain);
    const made = await space.shell('npx --offline adjoinery diff f.m');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^function \[a_x, nr_z\] = a_f\(x, a_z\)/);
  });

  it.each([
    ['an option', 'serve --port 0 --redis-url redis://nowhere'],
    ['an option', 'work --redis-url redis://nowhere'],
    ['a variable', 'work'],
  ])('says what Redis needs that is not installed (%s: %s)', async (_what, command) => {
    const given = command === 'work' ? 'REDIS_URL=redis://nowhere ' : '';
    const { code, stdout, stderr } = await space.shell(`${given}npx --offline adjoinery ${command}`);
    expect(stderr).toMatch(
      /^adjoin: --redis-url \(REDIS_URL\) needs bullmq and ioredis: npm install 'bullmq@\^\d.*' 'ioredis@\^\d.*', with -g/,
    );
    expect([code, stdout]).toEqual([2, '']);
  });

  it('serves without Redis', async () => {
    const { stdout } = await space.shell(
      'node_modules/.bin/adjoinery serve --port 0 2>log & server=$!;' +
        'until [ -s log ]; do sleep 0.1; done; kill $server; wait $server; cat log',
    );
    expect(stdout).toContain('adjoin: listening at http://127.0.0.1:');
  });

  it('brings no package that the oldest Node does not run, and none that only Redis needs', () => {
    const { node } = packages['']?.engines ?? {};
    expect(node).toBe('>=20.19');
    const refused = installed.filter(([, it]) => !satisfies('20.19.0', it.engines?.node ?? '*'));
    expect(refused.map(([place]) => place)).toEqual([]);
    expect(installed.map(([place]) => place)).not.toContain('node_modules/msgpackr');
  });

  // npm heeds `overrides` of the package that it installs for, not of those that it installs.
  it('holds versions by what it depends on, not by what users do not get', () => {
    expect(json(join(packageRoot, 'package.json'))).not.toHaveProperty('overrides');
  });
});
