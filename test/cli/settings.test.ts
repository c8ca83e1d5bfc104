import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
  space.write('sub/f.m', 'function z = f(x, y)\n  z = g(x) * y;\nend\n');
  space.write('lib/g.m', 'function b = g(a)\n  b = sin(a);\nend\n');
});
afterEach(() => {
  space.remove();
});

function project(settings: object): void {
  space.write('adjoinery.json', JSON.stringify(settings));
}

function user(settings: object): void {
  space.write('config/adjoinery/config.json', JSON.stringify(settings));
}

describe('settings', () => {
  it('of a project hold in the folders of its own, and paths begin at its file', async () => {
    project({ independents: ['x'], include: ['lib'], output: 'grad', set: { 'rev-prefix': 'b_' } });
    const ended = await space.shell('cd sub && $ADJOIN diff f.m');
    expect(ended).toEqual({ code: 0, stdout: '', stderr: '../grad/b_f.m\n' });
    expect(space.read('grad/b_f.m')).toMatch(/^function \[b_x, nr_z\] = b_f\(x, y, b_z\)/);
  });

  it('count less than what is given with the command', async () => {
    project({ independents: ['x'], include: ['lib'], set: { 'rev-prefix': 'b_' }, style: 'classic' });
    const args = ['--independents', 'y', '-s', 'rev-prefix=c_', '--style', 'fast'];
    const { stdout } = await space.run(['diff', 'sub/f.m', ...args]);
    expect(stdout).toMatch(/^function \[c_y, nr_z\] = c_f\(x, y, c_z\)/);
    const without = await space.run(['diff', 'sub/f.m', '-I', 'lib', '--no-config']);
    expect(without.stdout).toMatch(/^function \[a_x, a_y, nr_z\] = a_f\(x, y, a_z\)/);
  });

  it('of a project count more than those of the user, and those less than the environment', async () => {
    user({ mode: 'forward', include: ['../../lib'], server: 'http://127.0.0.1:1', timeout: 5 });
    const there = await space.run(['diff', 'sub/f.m', '--server-only']);
    expect([there.code, there.stderr]).toEqual([4, expect.stringContaining('http://127.0.0.1:1 cannot')]);
    const named = { env: { ADJOINERY_SERVER: 'http://127.0.0.1:2' } };
    const other = await space.run(['diff', 'sub/f.m', '--server-only'], named);
    expect(other.stderr).toContain('http://127.0.0.1:2 cannot be reached');
    const forward = await space.run(['diff', 'sub/f.m', '--local']);
    expect(forward.stdout).toContain(' = g_f(');
    project({ mode: 'reverse' });
    const reverse = await space.run(['diff', 'sub/f.m', '--local']);
    expect(reverse.stdout).toContain(' = a_f(');
  });

  it('serve the commands that have such options', async () => {
    project({ include: ['lib'], output: 'grad', independents: ['x'] });
    const check = await space.run(['check', 'sub/f.m', '--list-dependencies']);
    expect([check.code, check.stdout]).toEqual([0, expect.stringContaining('lib/g.m')]);
    const { code, stdout } = await space.run(['print', 'sub/f.m']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('z = g(x) * y')]);
  });

  it.each([
    ['no JSON', '{ "mode": ', 'adjoinery.json: '],
    ['no object', '[]', 'it must be an object of settings'],
    ['an unknown one', '{ "independent": ["x"] }', "no setting 'independent': is it 'independents'?"],
    ['another kind', '{ "independents": "x" }', "'independents' must be a list of names"],
    ['what the option does not take', '{ "mode": "backward" }', "'mode': Allowed choices are"],
    ['an unknown option', '{ "set": { "rev-prefx": "b_" } }', "'set': Did you mean 'rev-prefix'?"],
    ['a server', '{ "server": "http://localhost" }', "'server' is a setting of users, not of projects"],
    ['a token', '{ "token-file": "t" }', "'token-file' is a setting of users"],
  ])('are refused: %s', async (_what, text, message) => {
    space.write('f.m', plain);
    space.write('adjoinery.json', text);
    const { code, stdout, stderr } = await space.run(['diff', 'f.m']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^adjoin: .*\n$/);
    expect(stderr).toContain(message);
  });

  it('may begin with the mark of editors that write UTF-8 with one', async () => {
    space.write('f.m', plain);
    space.write('adjoinery.json', '\uFEFF{ "mode": "forward" }');
    const { code, stdout } = await space.run(['diff', 'f.m']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(' = g_f(')]);
  });

  it('of the user name the cache that adjoin cache looks after', async () => {
    space.write('f.m', plain);
    user({ 'cache-dir': '../../mine' });
    const env = { ADJOINERY_CACHE_DIR: '' };
    await space.run(['diff', 'f.m'], { env });
    const stats = async (...args: string[]): Promise<string> =>
      (await space.run(['cache', 'stats', ...args], { env })).stdout;
    expect(await stats()).toMatch(/^folder +\S+\/mine\nentries +2\n/);
    expect(await stats('--no-config')).not.toContain('mine');
    expect(await stats('--cache-dir', 'other')).toMatch(/^folder +\S+\/other\nentries +0\n/);
  });

  it('are among what the doctor looks at', async () => {
    space.write('adjoinery.json', '{ "modes": "reverse" }');
    const { code, stdout } = await space.run(['doctor']);
    expect([code, stdout]).toEqual([1, expect.stringContaining("there is no setting 'modes'")]);
  });

  it('say which cache and which server the doctor looks at', async () => {
    user({ 'cache-dir': '../../mine', server: 'http://127.0.0.1:1' });
    const { code, stdout } = await space.run(['doctor'], { env: { ADJOINERY_CACHE_DIR: '' } });
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^ok +cache +\S+mine \(0 entries\)$/m)]);
    expect(stdout).toMatch(/^bad +server +http:\/\/127.0.0.1:1 does not answer$/m);
    user({ server: 'nonsense' });
    const other = await space.run(['doctor']);
    expect(other.stdout).toMatch(/^bad +server +'nonsense' is no address of a server/m);
  });
});
