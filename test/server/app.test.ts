import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diagnostic } from '../../src/diagnostic/diagnostic.js';
import { buildApp } from '../../src/server/app.js';
import { WorkRefused, type RefusalReason } from '../../src/work/work-refused.js';
import { WorkerPool } from '../../src/work/worker-pool.js';

const source = 'function z = f(x, y)\n  z = x * sin(y);\nend\n';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const asJson = (members: object): { headers: typeof json; payload: string } => ({
  headers: json,
  payload: JSON.stringify({ files: [{ name: 'f.m', text: source }], ...members }),
});

interface Answer {
  readonly files?: readonly { name: string; text: string }[];
  readonly diagnostics?: readonly { code: string; rendered: string }[];
  readonly key?: string;
  readonly detail?: string;
  readonly status?: number;
}

describe('POST /differentiate', () => {
  let app: FastifyInstance;

  beforeAll(() => {
    app = buildApp({ workers: 1, bodyLimit: 100_000 });
  });
  afterAll(() => app.close());

  const post = async (
    payload: string,
    headers: Record<string, string>,
    query = '',
  ): Promise<{ status: number; type: string; body: string; answer: Answer; tag: string }> => {
    const response = await app.inject({
      method: 'POST',
      url: `/differentiate${query}`,
      headers,
      payload,
    });
    const type = String(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      type,
      body: response.body,
      answer: type.includes('json') ? (JSON.parse(response.body) as Answer) : {},
      tag: response.headers.etag ?? '',
    };
  };

  it('knows packages and private functions by the paths of files', async () => {
    const files = [
      { name: 'f.m', text: 'function z = f(x)\n  z = p.g(x) * h(x);\nend\n' },
      { name: '+p/g.m', text: 'function z = g(x)\n  z = h(x);\nend\n' },
      { name: '+p/private/h.m', text: 'function z = h(x)\n  z = tan(x);\nend\n' },
      { name: 'private/h.m', text: 'function z = h(x)\n  z = cosh(x);\nend\n' },
    ];
    const { status, answer } = await post(JSON.stringify({ files, options: { inline: 'no' } }), json);
    const [code = ''] = answer.files?.map((it) => it.text) ?? [];
    expect(status).toBe(200);
    expect(code).toMatch(/tape1\] = rec_p_g\(x\);\n.*tape2\] = rec_h_2\(x\);/);
    expect(code).toMatch(
      /= rec_p_g\(x\)\n.*rec_h\(x\);[^]*= rec_h\(x\)\n.*tan\(x\)[^]*= rec_h_2\(x\)\n.*cosh\(x\)/,
    );
    const strangers = await post(JSON.stringify({ files: [files[0], files[2]] }), json);
    expect([strangers.status, strangers.answer.diagnostics?.map((it) => it.code)]).toEqual([
      422,
      ['E401', 'E401'],
    ]);
  });

  it('takes JSON', async () => {
    const { payload } = asJson({ function: 'f', independents: ['x'], options: { style: 'classic' } });
    const { status, answer, tag } = await post(payload, json);
    expect(status).toBe(200);
    expect(answer.files?.[0]?.name).toBe('a_f.m');
    expect(answer.files?.[0]?.text).toContain('adimat_adjmultl');
    // Another time, other timings are in it.
    expect(tag).toBe(`W/"${answer.key ?? ''}"`);
    for (const known of [`"other", ${tag}`, `"${answer.key ?? ''}"`]) {
      const again = await post(payload, { ...json, 'if-none-match': known });
      expect([again.status, again.body, again.tag]).toEqual([304, '', tag]);
    }
    const code = await post(payload, { ...json, accept: 'text/x-matlab', 'if-none-match': tag });
    expect([code.status, code.tag]).toEqual([200, `"${answer.key ?? ''}-code"`]);
  });

  it('takes rules', async () => {
    const files = [{ name: 'f.m', text: 'function z = f(x)\n  z = mine(x);\nend\n' }];
    const rule =
      '<rule name="mine" args="x" kind="elementwise"><partial of="x">a_z .* yours(x)</partial></rule>';
    const send = (text: string): ReturnType<typeof post> =>
      post(JSON.stringify({ files, rules: [{ name: 'own.xml', text }] }), json);
    const good = await send(`<rules xmlns="urn:adjoinery:rules">${rule}</rules>`);
    expect(good.answer.files?.[0]?.text).toContain('yours(x)');
    const bad = await send(`<rules>${rule}</rules>`);
    expect([bad.status, bad.answer.diagnostics?.[0]?.code]).toEqual([422, 'E605']);
    const none = await post(JSON.stringify({ files, rules: 'own.xml' }), json);
    expect(none.status).toBe(400);
  });

  it('takes text, with the rest in the query', async () => {
    const { status, answer } = await post(
      source,
      { 'content-type': 'text/x-matlab' },
      '?name=f.m&independents=y',
    );
    expect(status).toBe(200);
    expect(answer.files?.[0]?.text).toContain('function [a_y, nr_z] = a_f(x, y, a_z)');
  });

  it('gives tangents', async () => {
    const { payload } = asJson({ mode: 'forward', independents: ['x'] });
    const [inJson, inQuery] = [
      await post(payload, json),
      await post(source, { 'content-type': 'text/x-matlab' }, '?name=f.m&mode=forward&independents=x'),
    ];
    for (const { status, answer } of [inJson, inQuery]) {
      expect(status).toBe(200);
      expect(answer.files?.[0]?.name).toBe('g_f.m');
      expect(answer.files?.[0]?.text).toContain('function [g_z, z] = g_f(g_x, x, y)');
    }
  });

  it('takes the number of arguments, in JSON, forms and queries', async () => {
    const asking = 'function z = f(x, n)\n  if nargin < 2, n = 2; end\n  z = x * n;\nend\n';
    const files = [{ name: 'f.m', text: asking }];
    for (const { status, answer } of [
      await post(JSON.stringify({ files, nargin: 1 }), json),
      await post(new URLSearchParams({ source: asking, nargin: '1' }).toString(), form),
      await post(asking, { 'content-type': 'text/x-matlab' }, '?name=f.m&nargin=1'),
    ]) {
      expect(status).toBe(200);
      expect(answer.files?.[0]?.text).toContain('function [a_x, nr_z] = a_f(x, a_z)');
    }
    const all = await post(JSON.stringify({ files, nargin: null }), json);
    expect(all.answer.files?.[0]?.text).toContain('= a_f(x, n, a_z)');
    const many = await post(JSON.stringify({ files, nargin: 3 }), json);
    expect([many.status, many.answer.diagnostics?.[0]?.code]).toEqual([422, 'E212']);
  });

  it('takes the handles that a caller gives, in JSON, forms and queries', async () => {
    const calling = 'function z = f(x, g, s)\n  z = g(x) + s.h(x);\nend\n';
    const files = [{ name: 'f.m', text: calling }];
    const handles = { g: '@sin', 's.h': '@(t) sum([t; 2])' };
    const listed = 'g = @sin; s.h=@(t) sum([t; 2]);';
    const query = new URLSearchParams({ name: 'f.m', handles: listed });
    for (const { status, answer } of [
      await post(JSON.stringify({ files, handles }), json),
      await post(new URLSearchParams({ source: calling, handles: listed }).toString(), form),
      await post(calling, { 'content-type': 'text/x-matlab' }, `?${query.toString()}`),
    ]) {
      expect(status).toBe(200);
      expect(answer.files?.[0]?.text).toContain("--handle g=@sin --handle 's.h=@(t) sum([t; 2])'\n");
    }
    const none = await post(JSON.stringify({ files, handles: { k: '@sin' } }), json);
    expect([none.status, none.answer.diagnostics?.[0]?.code]).toEqual([422, 'E216']);
    const text = await post(new URLSearchParams({ source: calling, handles: 'g' }).toString(), form);
    expect(text.status).toBe(400);
  });

  it('takes shapes that are told, in JSON, forms and queries', async () => {
    const product = 'function z = f(F, u)\n  z = sum(F * u);\nend\n';
    const files = [{ name: 'f.m', text: product }];
    const shapes = 'u = n,1;\n F=n, n';
    const query = new URLSearchParams({ name: 'f.m', shapes });
    for (const { status, answer } of [
      await post(JSON.stringify({ files, shapes }), json),
      await post(new URLSearchParams({ source: product, shapes }).toString(), form),
      await post(product, { 'content-type': 'text/x-matlab' }, `?${query.toString()}`),
    ]) {
      expect(status).toBe(200);
      expect(answer.files?.[0]?.text).toContain("--shapes 'u=n,1 F=n,n'\n");
      expect(answer.files?.[0]?.text).toContain('  if ~iscolumn(u) || numel(u) ~= rows1\n');
    }
    const none = await post(JSON.stringify({ files, shapes: null }), json);
    expect(none.answer.files?.[0]?.text).not.toContain('shapes');
    const wrong = await post(JSON.stringify({ files, shapes: 'w=n,1 u' }), json);
    expect([wrong.status, wrong.answer.diagnostics?.map((it) => it.code)]).toEqual([422, ['E217', 'E218']]);
    const long = await post(JSON.stringify({ files, shapes: 'u=n,1 '.repeat(2000) }), json);
    expect(long.status).toBe(400);
  });

  it('takes programs of several files in forms', async () => {
    const list = [
      { name: 'f.m', text: 'function z = f(x)\n  z = g(x) + p.h(x);\nend\n' },
      { name: 'g.m', text: 'function z = g(x)\n  z = x^2;\nend\n' },
      { name: '+p/h.m', text: 'function z = h(x)\n  z = x^3;\nend\n' },
    ];
    const files = JSON.stringify(list);
    const { status, answer } = await post(new URLSearchParams({ files }).toString(), form);
    expect(status).toBe(200);
    expect(answer.files?.[0]?.text).toContain('= a_f(x, a_z)');
    for (const wrong of ['[', '[]', '{}', '[{"name":"f.m"}]', '[{"name":"../f.m","text":""}]', '[1]']) {
      expect((await post(new URLSearchParams({ files: wrong }).toString(), form)).status).toBe(400);
    }
    expect((await post(new URLSearchParams({ files, source }).toString(), form)).status).toBe(400);
  });

  it('takes forms', async () => {
    const body = new URLSearchParams({ source, independents: 'x, y', dependents: 'z' }).toString();
    const { status, answer } = await post(body, form);
    expect(status).toBe(200);
    expect(answer.files?.[0]?.text).toContain('function [a_x, a_y, nr_z] = a_f');
  });

  it('answers with the code alone where that is wanted', async () => {
    const { type, body } = await post(asJson({}).payload, { ...json, accept: 'text/x-matlab' });
    expect(type).toContain('text/x-matlab');
    expect(body).toMatch(/^function \[a_x, a_y, nr_z\]/);
  });

  it('answers with the syntax tree of the code where XML is wanted', async () => {
    const { type, body } = await post(asJson({}).payload, { ...json, accept: 'application/xml' });
    expect(type).toContain('application/xml');
    expect(body).toMatch(/^<adimat [^]*<function [^>]*><outvars>.*<id>a_f<\/id>/);
    // A large one would take seconds, in which nobody else had an answer.
    const run = vi.spyOn(WorkerPool.prototype, 'run');
    await post(asJson({}).payload, { ...json, accept: 'application/xml' });
    expect(run.mock.calls.map(([task]) => task.isTree)).toEqual([true]);
    run.mockRestore();
  });

  it.each([
    ['application/json;q=0.1, text/x-matlab', 'text/x-matlab; charset=utf-8'],
    ['application/xml;q=0.5, text/html, */*;q=0.4', 'application/xml; charset=utf-8'],
    ['text/x-matlab;q=0, application/xml; q=0.2', 'application/xml; charset=utf-8'],
    ['constructor, */*', 'application/json; charset=utf-8'],
    ['', 'application/json; charset=utf-8'],
    ['application/json;q=0, */*', 'text/x-matlab; charset=utf-8'],
    ['application/*;q=0, */*;q=0.1, application/xml', 'application/xml; charset=utf-8'],
    ['application/*;q=0.9, application/json;q=0.1', 'application/xml; charset=utf-8'],
    ['*/*, application/json;q=0.5', 'text/x-matlab; charset=utf-8'],
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/xml, text/plain', 'text/xml; charset=utf-8'],
  ])('is of the form that is wanted most: %s', async (accept, wanted) => {
    expect((await post(asJson({}).payload, { ...json, accept })).type).toBe(wanted);
  });

  it('says that a fault of its own is one', async () => {
    const fault = diagnostic(
      'E901',
      { file: 'f.m', line: 1, column: 1 },
      { step: 'mark-twice', message: 'no' },
    );
    const run = vi.spyOn(WorkerPool.prototype, 'run').mockResolvedValueOnce({
      files: [],
      diagnostics: [{ ...fault, rendered: '' }],
      timings: [],
    });
    const { payload } = asJson({ options: { 'tmp-prefix': 'fault' } });
    const { status, answer } = await post(payload, json);
    run.mockRestore();
    expect([status, answer.diagnostics?.[0]?.code]).toEqual([500, 'E901']);
  });

  it.each<[RefusalReason, number, string | undefined]>([
    ['queue-full', 429, '3'],
    ['queue-time', 503, '3'],
    ['time-limit', 504, undefined],
    ['memory-limit', 413, undefined],
    ['output-limit', 413, undefined],
    ['crashed', 500, undefined],
    ['closing', 503, '3'],
  ])('tells of work that was refused: %s', async (reason, status, retryAfter) => {
    const refused = new WorkRefused(reason, retryAfter === undefined ? undefined : Number(retryAfter));
    const run = vi.spyOn(WorkerPool.prototype, 'run').mockRejectedValueOnce(refused);
    const { payload } = asJson({ options: { 'tmp-prefix': 'refused' } });
    const answer = await app.inject({ method: 'POST', url: '/differentiate', headers: json, payload });
    run.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.json<Answer>().detail).toBeTruthy();
  });

  it('answers with diagnostics where the program cannot be differentiated', async () => {
    const files = [{ name: 'f.m', text: 'function z = f(x)\n  z = nobody(x) + (;\nend\n' }];
    const { status, type, answer } = await post(JSON.stringify({ files }), json);
    expect([status, answer.status]).toEqual([422, 422]);
    expect(type).toContain('application/problem+json');
    expect(answer.diagnostics?.[0]?.code).toMatch(/^E1/);
    expect(answer.diagnostics?.[0]?.rendered).toContain('^');
  });

  it('tells where a binary file has its first NUL', async () => {
    const text = 'function z = f(x)\n  z = x;\u0000\nend\n';
    const bodies = [
      post(text, { 'content-type': 'text/plain' }),
      post(JSON.stringify({ files: [{ name: 'f.m', text }] }), json),
    ];
    for (const { status, answer } of await Promise.all(bodies)) {
      expect(status).toBe(422);
      expect(answer.diagnostics?.map((it) => it.code)).toEqual(['E603']);
    }
  });

  it('several requests at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, k) =>
        post(`function z = f(x)\n  z = ${k} * x;\nend\n`, { 'content-type': 'text/plain' }),
      ),
    );
    expect(all.map((it) => it.status)).toEqual(all.map(() => 200));
    all.forEach((it, k) => {
      expect(it.answer.files?.[0]?.text).toContain(`z = ${k} * x;`);
    });
  });

  const deep = `function z = f(x)\n  z = ${'('.repeat(10_000)}x${')'.repeat(10_000)};\nend\n`;
  const hostile: readonly (readonly [string, number, string, Record<string, string>])[] = [
    ['no JSON', 400, '{', json],
    ['an empty body', 400, '', json],
    ['a list', 400, '[]', json],
    ['no files', 400, '{"files":[]}', json],
    ['files of a wrong type', 400, '{"files":"f.m"}', json],
    ['an unknown member', 400, asJson({ colour: 'red' }).payload, json],
    ['independents as text', 400, asJson({ independents: 'x' }).payload, json],
    ['an unknown mode', 400, asJson({ mode: 'sideways' }).payload, json],
    ['no argument', 400, asJson({ nargin: 0 }).payload, json],
    ['a half of an argument', 400, asJson({ nargin: 1.5 }).payload, json],
    ['no number of arguments', 400, 'source=x&nargin=all', form],
    ['a number as an option', 400, asJson({ options: { style: 1 } }).payload, json],
    ['a path as a name', 400, '{"files":[{"name":"../f.m","text":""}]}', json],
    ['an absolute path', 400, '{"files":[{"name":"/f.m","text":""}]}', json],
    ['a path that goes up', 400, '{"files":[{"name":"a/../f.m","text":""}]}', json],
    ['two files of one name', 400, '{"files":[{"name":"f.m","text":""},{"name":"f.m","text":""}]}', json],
    ['an unknown option', 422, asJson({ options: { colour: 'red' } }).payload, json],
    ['an unknown independent', 422, asJson({ independents: ['q'] }).payload, json],
    ['another mode', 400, asJson({ mode: 'sideways' }).payload, json],
    ['no function', 422, 'x = 1;', { 'content-type': 'text/plain' }],
    ['deep nesting', 422, deep, { 'content-type': 'text/plain' }],
    ['control characters', 422, 'function z = f(x)\n z = \u0001x;\nend', { 'content-type': 'text/plain' }],
    ['another media type', 415, '<x/>', { 'content-type': 'application/xml' }],
    ['a form in Latin-1', 422, 'source=%25%20%e9%0Ax%3D1%3B', form],
    ['a name in a form in Latin-1', 400, 'source=x&name=%e9.m', form],
    ['a form that is not escaped', 400, 'source=function z = f(x) % squares', form],
    ['a field twice', 400, 'source=x&source=y', form],
    ['too much', 413, 'x'.repeat(200_000), { 'content-type': 'text/plain' }],
    ['a compressed body', 415, source, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }],
    ['an unknown charset', 415, source, { 'content-type': 'text/plain; charset=ebcdic' }],
    ['what is not in its charset', 400, 'x', { 'content-type': 'text/plain; charset=utf-16' }],
    ['an answer in HTML', 406, asJson({}).payload, { ...json, accept: 'text/html' }],
    ['an answer in no form', 406, asJson({}).payload, { ...json, accept: '*/*;q=0' }],
  ];
  it.each(hostile)('refuses %s', async (_, expected, payload, headers) => {
    const { status, type, body, answer } = await post(payload, headers);
    expect(status).toBe(expected);
    expect(type).toContain('application/problem+json');
    expect(answer.detail).toBeTruthy();
    expect(body).not.toMatch(/\bat .*\.js|node_modules/);
  });

  it.each([
    ['GET', '/differentiate', 'POST'],
    ['DELETE', '/check?a=/', 'POST'],
    ['POST', '/health', 'GET, HEAD'],
    ['PUT', '/rules/sin?x=1', 'GET, HEAD'],
    ['OPTIONS', '/pipelines', 'GET, HEAD'],
    ['PUT', '/adimat/any/thing', 'POST, GET, HEAD'],
  ] as const)('tells what methods there are instead of %s %s', async (method, url, allowed) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, allowed]);
  });

  it('finds nothing elsewhere', async () => {
    const broken = await app.inject({ method: 'GET', url: '/%E0%A4%A' });
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    const nowhere = await app.inject({ method: 'GET', url: '/nowhere' });
    expect(nowhere.statusCode).toBe(404);
    expect(nowhere.json<Answer>().detail).toMatch(
      /^GET finds nothing at this path: there are .*POST \/differentiate/,
    );
  });

  it.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['huge headers', `GET /health HTTP/1.1\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ])('answers %s with a problem', async (_, text, status) => {
    const listening = buildApp({ workers: 1 });
    await listening.listen({ port: 0, host: '127.0.0.1' });
    const { port } = listening.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => (received += String(data)));
      socket.on('close', () => {
        resolve(received);
      });
      socket.on('error', reject);
    });
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('application/problem+json');
    await listening.close();
  });

  it('tells its health and version', async () => {
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/version')).json()).toMatchObject({ name: 'adjoinery' });
  });
});
