import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedProgram } from '../../src/bench/generated-program.js';
import { buildApp } from '../../src/server/app.js';

let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = buildApp({ workers: 1, bodyLimit: 50_000, requestTime: 2 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends bytes as they are; gives the first answer, or what comes until the connection ends. */
function send(text: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      received += String(data);
      const end = received.indexOf('\r\n\r\n') + 4;
      const length = Number(/^content-length: (\d+)/im.exec(received)?.[1] ?? 0);
      if (end > 3 && Buffer.byteLength(received.slice(end)) >= length) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(received);
    });
  });
}

function post(
  body: string,
  headers: readonly string[] = ['content-type: application/json'],
  query = '',
): string {
  return [
    `POST /differentiate${query} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

const withFiles = (files: unknown, more: object = {}): string => post(JSON.stringify({ files, ...more }));
const program = { name: 'f.m', text: 'function z = f(x)\n  z = x;\nend\n' };
const bomb = [
  '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a0 "aaaaaaaaaa">',
  ...Array.from({ length: 12 }, (_, k) => `<!ENTITY a${k + 1} "${`&a${k};`.repeat(10)}">`),
  ']><rules xmlns="urn:adjoinery:rules">&a12;</rules>',
].join('');
const outside =
  '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]><rules xmlns="urn:adjoinery:rules">&e;</rules>';
const text = ['content-type: text/plain'];
const form = ['content-type: application/x-www-form-urlencoded'];

/** Kinds of requests that nobody should send, each in as many ways as there are numbers. */
const kinds: Readonly<Record<string, (k: number) => string | Buffer>> = {
  'no HTTP': (k) => 'nonsense '.repeat(k + 1) + '\r\n\r\n',
  'no JSON': (k) => post('{"files":['.slice(0, 1 + (k % 10))),
  'deep JSON': (k) => post(`{"files":${'['.repeat(100 * (k + 1))}`),
  'wrong types': (k) =>
    withFiles([[], 1, 'f.m', null, {}, [[]], [{}], [{ name: 1, text: 1 }], [null]][k % 9]),
  'wrong members': (k) => withFiles([program], { [`m${k}`]: 1, ['__proto__']: {} }),
  'poisoned members': () => post('{"files":[{"name":"f.m","text":""}],"__proto__":{"mode":"forward"}}'),
  'wrong values': (k) =>
    withFiles(
      [program],
      [{ mode: 1 }, { independents: [1] }, { options: { style: {} } }, { rules: 'x' }][k % 4],
    ),
  'names that go up': (k) => withFiles([{ ...program, name: `${'../'.repeat((k % 9) + 1)}etc/passwd` }]),
  'names with NUL': (k) => withFiles([{ ...program, name: `f${'\u0000'.repeat(k + 1)}.m` }]),
  'sources with NUL': (k) => post(`${'\u0000'.repeat(k + 1)}function z = f(x)`, text),
  'XML as a source': (k) => post(k % 2 === 0 ? bomb : outside, text),
  'XML as rules': (k) =>
    withFiles([program], { rules: [{ name: 'r.xml', text: k % 2 === 0 ? bomb : outside }] }),
  'too much': (k) => post('x'.repeat(50_001 + k), text),
  'too much, in pieces': (k) =>
    `POST /check HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${`ffff\r\n${'x'.repeat(65_535)}\r\n`.repeat((k % 3) + 1)}`,
  'a flood of headers': (k) =>
    post('', [...text, ...Array.from({ length: 2000 + k }, (_, n) => `x-${n}: ${n}`)]),
  'a long header': (k) => post('', [`x: ${'a'.repeat(20_000 + k)}`]),
  'a long address': (k) => post('', text, `?name=${'a'.repeat(16_000 + k)}`),
  'two lengths': (k) => post('{}', [`content-length: ${k}`]),
  'a wrong address': (k) =>
    post('', text).replace('/differentiate', ['/%ff', '/..', '//', '*', '/%'][k % 5] ?? ''),
  'another media type': (k) => post('x', [`content-type: application/x-${k}`]),
  'no media type': (k) => post('x'.repeat(k), []),
  'a packed body': (k) => post('x', [`content-encoding: ${['gzip', 'br', 'deflate', 'x'][k % 4] ?? ''}`]),
  'a field twice': () => post('source=x&source=y', form),
  'a form with wrong escapes': (k) => post(`source=${['%e9', '%', '%zz', '%ff%fe'][k % 4] ?? ''}`, form),
  'no UTF-8': (k) => {
    const [media, body] = [
      [['content-type: text/plain; charset=utf-8'], 'function z = f(x) % \u00e9\n z = x;\nend\n'],
      [undefined, '{"files":[{"name":"f.m","text":"% \u00e9"}]}'],
      [['content-type: application/x-www-form-urlencoded; charset=utf-8'], 'source=\u00e9'],
    ][k % 3] as [string[] | undefined, string];
    const request = post(body, media);
    // The length counts two bytes for the letter.
    return Buffer.from(`${request} `, 'latin1');
  },
  'another method': (k) =>
    post('', text).replace('POST', ['GET', 'PUT', 'BREW', 'TRACE', 'CONNECT'][k % 5] ?? ''),
};

describe('requests that nobody should send', () => {
  it('are refused, a thousand of them, and nothing comes to harm', async () => {
    const wrong: string[] = [];
    const all = Object.entries(kinds).flatMap(([name, make]) =>
      Array.from({ length: 40 }, (_, k) => ({ name, make, k })),
    );
    expect(all.length).toBeGreaterThanOrEqual(1000);
    const work = all.values();
    const sender = async (): Promise<void> => {
      for (const { name, make, k } of work) {
        const answer = await send(make(k));
        const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
        if (status !== undefined && !/^4\d\d$/.test(status))
          wrong.push(`${name} ${k}: ${answer.slice(0, 300)}`);
        if (/root:|\n\s+at |node_modules/.test(answer)) wrong.push(`${name} ${k} tells too much`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, sender));
    expect(wrong).toEqual([]);
    const good = await send(withFiles([program]));
    expect(good).toMatch(/^HTTP\/1\.1 200 [^]*a_f\.m/);
    expect(({} as Readonly<Record<string, unknown>>)['mode']).toBeUndefined();
  });

  const large = '%'.repeat(20_000_000);
  const files = Array.from({ length: 900 }, (_, k) => {
    const named = `name="f${k}"; filename="f${k}.m"`;
    return `--b\r\nContent-Disposition: form-data; ${named}\r\n\r\n${'%'.repeat(20_000)}\r\n`;
  }).join('');
  it.each([
    ['a length', '/differentiate', [...text, `content-length: ${large.length}`], large],
    [
      'chunks',
      '/differentiate',
      [...text, 'transfer-encoding: chunked'],
      `${large.length.toString(16)}\r\n${large}`,
    ],
    [
      'files',
      '/adimat',
      ['content-type: multipart/form-data; boundary=b', `content-length: ${files.length}`],
      files,
    ],
  ])(
    'get their answer where they are large, with %s, though the client reads it only afterwards',
    async (_what, path, headers, body) => {
      const socket = connect(port, '127.0.0.1').pause();
      const failed = once(socket, 'error').then(([error]) => error as Error);
      const written = new Promise((resolve) => {
        socket.write([`POST ${path} HTTP/1.1`, 'host: a', ...headers, '', body].join('\r\n'), resolve);
      });
      expect(await Promise.race([written, failed])).toBeFalsy();
      const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
      expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
      socket.destroy();
    },
  );

  it('are not waited for', async () => {
    const start = Date.now();
    const halves = await Promise.all([
      send(
        'POST /differentiate HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n\r\nfun',
      ),
      send('GET /hea'),
    ]);
    for (const it of halves) expect(it).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - start).toBeLessThan(50_000);
    const { body } = await app.inject('/metrics');
    for (const it of ['slow', 'headers', 'no-http']) {
      expect(body).toMatch(new RegExp(`adjoinery_refusals_total\\{reason="${it}"\\} [1-9]`));
    }
  });
});

describe('clients that go', () => {
  it('leave no work behind', async () => {
    const sockets = Array.from({ length: 5 }, (_, k) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(post(`${generatedProgram(1200)}% ${k}`, text));
      });
      socket.on('error', () => undefined);
      return socket;
    });
    const jobs = async (state: string): Promise<number> => {
      const { body } = await app.inject('/metrics');
      return Number(new RegExp(`adjoinery_jobs\\{state="${state}"\\} (\\d+)`).exec(body)?.[1]);
    };
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(async () => (await jobs('waiting')) === 4);
    for (const it of sockets) it.destroy();
    await until(async () => (await jobs('waiting')) === 0);
    await until(async () => (await jobs('running')) === 0);
    expect(await send(withFiles([program]))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
