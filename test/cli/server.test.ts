import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../src/base/version.js';
import { called, calling, plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly delay?: number;
  /** Whether the connection is closed within the answer. */
  readonly isCut?: boolean;
}

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  /** The answer that the client has already. */
  readonly known?: string;
}

let space: Workspace;
let server: Server;
let url: string;
let answer: Answer;
let asked: Asked[];

beforeEach(async () => {
  space = new Workspace();
  asked = [];
  answer = {
    body: {
      files: [{ name: 'a_f.m', text: 'theirs\n' }],
      diagnostics: [],
      key: 'k',
      generator: `Adjoinery ${version}`,
    },
  };
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { authorization, 'if-none-match': known } = request.headers;
      asked.push({
        path: request.url ?? '',
        authorization,
        body: JSON.parse(text),
        ...(known === undefined ? {} : { known }),
      });
      const { status = 200, headers, body, delay = 0, isCut = false } = answer;
      setTimeout(() => {
        if (isCut) {
          response.writeHead(200, { 'content-length': 1000 }).write('{', () => response.destroy());
          return;
        }
        response.writeHead(status, headers);
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      }, delay);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  space.remove();
});

describe('adjoin diff --server', () => {
  it('sends all files of the program, by base names, with the token, and prints the answer', async () => {
    space.write('p/f.m', calling);
    space.write('p/g.m', called);
    space.write('token', 'secret\n');
    const args = ['diff', 'p/f.m', '--server', `${url}/`, '--token-file', 'token', '--independents', 'x'];
    const { code, stdout, stderr } = await space.run(args);
    expect([code, stdout, stderr]).toEqual([0, 'theirs\n', '']);
    expect(asked).toEqual([
      {
        path: '/base/differentiate',
        authorization: 'Bearer secret',
        body: {
          files: [
            { name: 'f.m', text: calling },
            { name: 'g.m', text: called },
          ],
          mode: 'reverse',
          independents: ['x'],
          options: {},
        },
      },
    ]);
    const again = await space.run(args);
    expect(again.stderr).toContain('from cache');
    expect(asked.length).toBe(1);
  });

  it('is overridden by --local, and asks whom the environment names', async () => {
    space.write('f.m', plain);
    const env = { ADJOINERY_SERVER: url };
    expect((await space.run(['diff', 'f.m'], { env })).stdout).toBe('theirs\n');
    expect((await space.run(['diff', 'f.m', '--local'], { env })).stdout).toContain('a_f');
  });

  it('shows diagnostics of the server at our paths', async () => {
    space.write('p/f.m', plain);
    const it1 = { code: 'E401', severity: 'error', message: 'no', file: 'f.m', line: 2, column: 7 };
    answer = { status: 422, body: { title: 'not differentiable', diagnostics: [it1] } };
    const { code, stderr } = await space.run(['diff', 'p/f.m', '--server', url]);
    expect(code).toBe(1);
    expect(stderr).toContain('p/f.m:2:7: error E401: no\n  1 | function z = f(x)\n');
  });

  it.each<[string, Answer, number, string]>([
    ['401', { status: 401, body: { title: 'who are you?' } }, 5, 'answered 401: who are you?'],
    ['403', { status: 403, body: { detail: 'not you' } }, 5, 'answered 403: not you'],
    ['500', { status: 500, body: 'oops' }, 4, 'answered 500: Internal Server Error'],
    ['503', { status: 503, headers: { 'retry-after': '7' }, body: {} }, 4, '(try again in 7 s)'],
    ['no JSON', { body: '<html>' }, 4, 'does not answer like Adjoinery'],
    ['no files', { body: {} }, 4, 'does not answer like Adjoinery'],
    [
      'files that lead elsewhere',
      { body: { files: [{ name: '../a_f.m', text: '' }] } },
      4,
      'does not answer',
    ],
    ['a file that is none', { body: { files: [null], key: 'k' } }, 4, 'does not answer like Adjoinery'],
    ['no list of files', { body: { files: {}, key: 'k' } }, 4, 'does not answer like Adjoinery'],
    ['no key', { body: { files: [{ name: 'a_f.m', text: '' }] } }, 4, 'does not answer like Adjoinery'],
    [
      'diagnostics that are none',
      { body: { files: [{ name: 'a_f.m', text: '' }], diagnostics: [{ code: 'W1' }], key: 'k' } },
      4,
      'does not answer like Adjoinery',
    ],
    [
      'a problem that is none',
      { status: 422, body: { detail: 7, diagnostics: '' } },
      4,
      'answered 422: Unpr',
    ],
  ])('%s: exit code and one line', async (_what, given, code, message) => {
    space.write('f.m', plain);
    answer = given;
    const ended = await space.run(['diff', 'f.m', '--server', url, '--timeout', '0.5', '-o', 'out']);
    expect(ended.stderr).toContain(message);
    expect(ended.stderr.split('\n').length).toBe(2);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
  });

  it.each([429, 503])('is asked again when it is busy (%i), as often as it wants', async (status) => {
    space.write('f.m', plain);
    const { body } = answer;
    answer = { status, headers: { 'retry-after': '1' }, body: {} };
    const ended = space.run(['diff', 'f.m', '--server', url]);
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
    answer = { body };
    expect(await ended).toMatchObject({ code: 0, stdout: 'theirs\n' });
    expect(asked.length).toBe(2);
  });

  it('of another version is asked whether what was kept still holds', async () => {
    space.write('f.m', plain);
    const args = ['diff', 'f.m', '--server', url];
    const made = (text: string, key: string): Answer => ({
      body: { files: [{ name: 'a_f.m', text }], diagnostics: [], key, generator: 'Adjoinery 99.0.0' },
    });
    answer = made('wrong\n', 'k1');
    expect((await space.run(args)).stdout).toBe('wrong\n');
    answer = { status: 304, body: '' };
    expect(await space.run(args)).toMatchObject({ code: 0, stdout: 'wrong\n' });
    answer = made('right\n', 'k2');
    expect(await space.run(args)).toMatchObject({ code: 0, stdout: 'right\n', stderr: '' });
    expect(asked.map((it) => it.known)).toEqual([undefined, '"k1"', '"k1"']);
    expect((await space.run([...args, '--offline'])).stdout).toBe('right\n');
    server.close();
    const away = await space.run(args);
    expect(away).toMatchObject({ code: 0, stdout: 'right\n' });
    expect(away.stderr).toContain('cannot be reached');
  });

  it('need not be there: one warning, and what comes is kept as ours', async () => {
    space.write('f.m', plain);
    const ours = await space.run(['diff', 'f.m', '--local', '--no-cache']);
    server.close();
    const first = await space.run(['diff', 'f.m', '--server', url]);
    expect([first.code, first.stdout]).toEqual([0, ours.stdout]);
    expect(first.stderr).toMatch(
      /^adjoin: http:\S+ cannot be reached: .*ECONNREFUSED.*: differentiating here \(--server-only forbids it\)\n$/,
    );
    const kept = await space.run(['diff', 'f.m', '--local', '--offline']);
    expect([kept.code, kept.stdout]).toEqual([0, ours.stdout]);
    const again = await space.run(['diff', 'f.m', '--server', url]);
    expect(again.stderr).toMatch(/^adjoin: http:.*\nadjoin: from cache \(\w+\)\n$/);
    const offline = await space.run(['diff', 'f.m', '--server', url, '--offline']);
    expect([offline.code, offline.stdout]).toEqual([0, ours.stdout]);
    const strict = await space.run(['diff', 'f.m', '--server', url, '--offline', '--server-only']);
    expect([strict.code, strict.stdout]).toEqual([3, '']);
  });

  const page = { headers: { 'content-type': 'text/html' }, body: '<html>' };
  it.each<[string, Answer, string]>([
    ['answers too late', { delay: 3000 }, 'did not answer within 0.5 s'],
    ['closes within its answer', { isCut: true }, 'broke off its answer: .*'],
    ['is away behind its proxy: 502', { status: 502, ...page }, 'answered 502: Bad Gateway'],
    ['is away behind its proxy: 503', { status: 503, ...page }, 'answered 503: Service Unavailable'],
    ['is away behind its proxy: 504', { status: 504, ...page }, 'answered 504: Gateway Timeout'],
  ])('need not answer: one that %s is told of once, and not asked again', async (_what, given, reason) => {
    space.write('f.m', plain);
    space.write('g.m', plain.replace('f(', 'g('));
    answer = given;
    const args = ['diff', 'f.m', 'g.m', '-o', 'out', '--jobs', '1', '--server', url, '--timeout', '0.5'];
    const { code, stdout, stderr } = await space.run(args);
    expect(stderr).toMatch(
      new RegExp(
        `^adjoin: ${url} ${reason}: differentiating here \\(--server-only forbids it\\)\nout/a_f.m\nout/a_g.m\n$`,
      ),
    );
    expect([code, stdout, asked.length]).toEqual([0, '', 1]);
    const strict = await space.run([...args, '--server-only']);
    expect([strict.code, strict.stdout, asked.length]).toEqual([4, '', 2]);
    expect(strict.stderr).toMatch(new RegExp(`${url} ${reason}\n`));
  });

  it('says itself that it cannot work', async () => {
    space.write('f.m', plain);
    const headers = { 'content-type': 'application/problem+json' };
    answer = { status: 504, headers, body: { title: 'Time limit exceeded' } };
    const { code, stderr } = await space.run(['diff', 'f.m', '--server', url]);
    expect([code, stderr]).toEqual([4, `adjoin: ${url} answered 504: Time limit exceeded\n`]);
  });

  it('is told of in few words where it does not speak TLS, and its passwords not at all', async () => {
    space.write('f.m', plain);
    const secure = await space.run(['diff', 'f.m', '--server', url.replace('http:', 'https:')]);
    expect(secure.stderr).toMatch(
      /^adjoin: https:\S+ cannot be reached: TLS: [\w ]+: differentiating here .*\n$/,
    );
    const named = await space.run(['diff', 'f.m', '--server', url.replace('//', '//me:secret@')]);
    expect([named.code, named.stdout]).toEqual([2, '']);
    expect(named.stderr).toMatch(/^adjoin: the address of the server has a name or a password: .*\n$/);
    expect(named.stderr).not.toContain('secret');
  });

  it('must be there where nothing else will do', async () => {
    space.write('f.m', plain);
    server.close();
    const { code, stdout, stderr } = await space.run(['diff', 'f.m', '--server', url, '--server-only']);
    expect([code, stdout]).toEqual([4, '']);
    expect(stderr).toMatch(/^adjoin: http:\S+ cannot be reached: .*ECONNREFUSED.*\n$/);
    const without = await space.run(['diff', 'f.m', '--server-only']);
    expect([without.code, without.stderr]).toEqual([
      2,
      'adjoin: --server-only needs a server: name it with --server\n',
    ]);
  });

  it('is not waited for when its address does not answer', async () => {
    space.write('f.m', plain);
    const start = performance.now();
    // Set aside for documentation (RFC 5737): nobody answers there.
    const { code, stderr } = await space.run(['diff', 'f.m', '--server', 'http://192.0.2.1:8417']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^adjoin: http:\S+ cannot be reached: .*\n$/);
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  it.each([
    ['differences', 'sin(x) * abs(x)'],
    ['the complex step', 'sin(x) * x'],
  ])('is not believed by adjoin verify: %s', async (_by, formula) => {
    space.write('f.m', `function z = f(x)\n  z = ${formula};\nend\n`);
    const wrong = `function [a_x, nr_z] = a_f(x, a_z)\n  nr_z = ${formula};\n  a_x = a_z * cos(x);\nend\n`;
    answer = { body: { files: [{ name: 'a_f.m', text: wrong }], diagnostics: [], key: 'k', generator: 'G' } };
    const { code, stdout } = await space.run(['verify', 'f.m', '--at', '0.7', '--server', url]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^x WRONG .* 1 /m);
  });
});
