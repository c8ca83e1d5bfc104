import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';

const source = 'function z = f(x, y)\n  z = x^2 * y;\nend\n';
const refused = 'function z = f(x)\n  z = nobody(x);\nend\n';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const matlab = 'text/x-matlab';

interface Answer {
  readonly status?: number;
  readonly detail?: string;
  readonly key?: string;
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  readonly diagnostics?: readonly {
    readonly code: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
    readonly hint?: string;
    readonly rendered: string;
  }[];
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly answer: Answer;
}

let app: FastifyInstance;
beforeAll(() => {
  app = buildApp({ workers: 1 });
});
afterAll(() => app.close());

async function post(
  url: string,
  type: string,
  payload: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const all = { 'content-type': type, ...headers };
  const {
    statusCode,
    body,
    headers: told,
  } = await app.inject({ method: 'POST', url, headers: all, payload });
  const answer = body === '' ? {} : (JSON.parse(body) as Answer);
  return { status: statusCode, type: String(told['content-type']), answer };
}

const asJson = (members: object = {}): string =>
  JSON.stringify({ files: [{ name: 'f.m', text: source }], ...members });
const asForm = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ source, ...fields }).toString();

describe('a query beside a body that says all', () => {
  const names = [
    'mode=forward',
    'style=classic',
    'function=f',
    'independents=x',
    'nargin=1',
    'handles=g=@sin',
    'shapes=x=scalar',
    'rev-prefix=b_',
    'origins=yes',
  ];
  it.each(['/differentiate', '/check', '/trace'].flatMap((path) => names.map((it) => [path, it] as const)))(
    'is refused, not ignored: %s?%s',
    async (path, parameter) => {
      const name = parameter.replace(/=.*/, '');
      for (const [type, body] of [
        [json, asJson()],
        [form, asForm({})],
      ] as const) {
        const { status, answer } = await post(`${path}?${parameter}`, type, body);
        expect([status, answer.detail]).toEqual([400, expect.stringContaining(`'${name}'`)]);
      }
    },
  );

  it('says in which form a trace is wanted, all the same', async () => {
    const { status } = await post('/trace?step=activity&form=ast', json, asJson());
    expect(status).toBe(200);
    const both = await post('/trace?step=activity&mode=forward', json, asJson());
    expect([both.status, both.answer.detail]).toEqual([400, expect.stringContaining("'mode'")]);
  });
});

describe('text in Latin-1', () => {
  const text = 'function z = f(x)\n  % Gr\u00f6\u00dfe\n  z = x^3;\nend\n';
  const bytes = Buffer.from(text, 'latin1');
  const escaped = `source=${encodeURIComponent(text).replaceAll('%C3%B6', '%F6').replaceAll('%C3%9F', '%DF')}`;
  const warning = { code: 'W101', file: 'f.m', line: 2, column: 7 };

  it.each([
    ['text', matlab, bytes, '?name=f.m'],
    ['a form', form, `${escaped}&name=f.m`, ''],
  ])('is read in %s as the command line reads it, and that is told', async (_, type, body, query) => {
    // Once made, and once from memory.
    for (const path of ['/differentiate', '/differentiate', '/check']) {
      const { status, answer } = await post(`${path}${query}`, type, body);
      expect([status, answer.diagnostics]).toMatchObject([200, [warning]]);
      expect(answer.diagnostics?.[0]?.rendered).toMatch(
        /^f\.m:2:7: warning W101[^]*Gr\u00f6\u00dfe\n +\| +\^/,
      );
      if (path === '/differentiate') expect(answer.files?.[0]?.text).toContain('Gr\u00f6\u00dfe');
    }
    const trace = await post(`/trace${query}`, type, body);
    expect(trace.answer.diagnostics).toMatchObject([warning]);
  });

  it.each([
    ['text', `${matlab}; charset=iso-8859-1`, bytes, '?name=f.m'],
    ['text', `${matlab};charset="windows-1252"`, bytes, '?name=f.m'],
    ['a form', `${form}; charset=iso-8859-1`, `${escaped}&name=f.m`, ''],
    [
      'JSON',
      `${json}; charset=iso-8859-1`,
      Buffer.from(asJson({ files: [{ name: 'f.m', text }] }), 'latin1'),
      '',
    ],
  ])('is read in %s by its charset, and is the program that it is in UTF-8', async (_, type, body, query) => {
    const { status, answer } = await post(`/differentiate${query}`, type, body);
    expect([status, answer.diagnostics]).toEqual([200, []]);
    expect(answer.key).toBe((await post('/differentiate?name=f.m', matlab, text)).answer.key);
  });

  it('is read in UTF-16 with a mark, too', async () => {
    const marked = Buffer.from(`\ufeff${text}`, 'utf16le');
    const { answer } = await post('/differentiate?name=f.m', matlab, marked);
    expect(answer.diagnostics).toEqual([]);
    expect(answer.files?.[0]?.text).toContain('Gr\u00f6\u00dfe');
  });
});

describe('the content of a file in JSON', () => {
  it('is its text, or its source, as in forms', async () => {
    const [asText, asSource] = await Promise.all(
      ['text', 'source'].map((name) =>
        post('/differentiate', json, JSON.stringify({ files: [{ name: 'f.m', [name]: source }] })),
      ),
    );
    expect(asSource?.status).toBe(200);
    expect(asSource?.answer.files).toEqual(asText?.answer.files);
    const rule = '<rule name="mine" args="x" kind="elementwise"><partial of="x">a_z</partial></rule>';
    const rules = [{ name: 'own.xml', source: `<rules xmlns="urn:adjoinery:rules">${rule}</rules>` }];
    const files = [{ name: 'f.m', source: 'function z = f(x)\n  z = mine(x);\nend\n' }];
    expect((await post('/differentiate', json, JSON.stringify({ files, rules }))).status).toBe(200);
  });

  it.each([
    ['both', { name: 'f.m', text: source, source }, "either 'text' or 'source'"],
    ['neither', { name: 'f.m' }, "'text'"],
  ])('is refused where there are %s', async (_, file, says) => {
    const { status, answer } = await post('/differentiate', json, JSON.stringify({ files: [file] }));
    expect([status, answer.detail]).toEqual([400, expect.stringContaining(says)]);
  });
});

describe('errors=200', () => {
  it('has problems come as answers without files, to clients that see nothing of others', async () => {
    const { status, type, answer } = await post(
      '/differentiate',
      form,
      asForm({ source: refused, name: 'f.m', errors: '200' }),
    );
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer).toMatchObject({ status: 422, files: [], diagnostics: [{ code: 'E401', line: 2 }] });
    expect(answer.diagnostics?.[0]?.rendered).toContain('nobody(x)');
    const inQuery = await post('/differentiate?errors=200', matlab, refused);
    expect([inQuery.status, inQuery.answer]).toMatchObject([200, { status: 422, files: [] }]);
  });

  it('holds for forms that are malformed, too', async () => {
    const { status, answer } = await post('/differentiate', form, asForm({ colour: 'red', errors: '200' }));
    expect([status, answer]).toMatchObject([200, { status: 400, files: [], diagnostics: [] }]);
    expect(answer.detail).toContain('colour');
  });

  it('changes nothing where there is an answer, and is not there unless it is asked for', async () => {
    const asked = await post('/differentiate', form, asForm({ errors: '200' }));
    expect([asked.status, asked.answer.files?.length]).toEqual([200, 1]);
    expect((await post('/differentiate', form, asForm({ source: refused }))).status).toBe(422);
    expect((await post('/differentiate', form, asForm({ errors: 'yes' }))).status).toBe(400);
  });
});

describe('keys', () => {
  it('of programs that are refused are no answers that clients have', async () => {
    const body = JSON.stringify({ files: [{ name: 'f.m', text: refused }] });
    const { key = '' } = (await post('/check', json, body)).answer;
    const again = await post('/differentiate', json, body, { 'if-none-match': `"${key}"` });
    expect([again.status, again.answer.diagnostics?.[0]?.code]).toEqual([422, 'E401']);
    const good = (await post('/check', json, asJson())).answer.key ?? '';
    expect((await post('/differentiate', json, asJson(), { 'if-none-match': `"${good}"` })).status).toBe(304);
  });
});

describe('values of options', () => {
  it.each([
    ['rev-prefix', 'a'.repeat(64), 422],
    ['rev-prefix', 'a'.repeat(100_000), 400],
    ['size-limit', '-1', 422],
    ['size-limit', '1e99', 422],
    ['indent-unit', ' '.repeat(17), 422],
    ['no'.repeat(1000), 'yes', 400],
  ])('are looked at before they are used: %s', async (name, value, expected) => {
    const { status, answer } = await post('/differentiate', json, asJson({ options: { [name]: value } }));
    expect(status).toBe(expected);
    if (expected === 422) expect(answer.diagnostics?.map((it) => it.code)).toEqual(['E502']);
    expect(JSON.stringify(answer).length).toBeLessThan(3000);
  });

  it('may be as long as names of MATLAB', async () => {
    const options = { 'rev-prefix': 'a'.repeat(62) };
    expect((await post('/differentiate', json, asJson({ options }))).status).toBe(200);
  });
});

describe('JSON', () => {
  const values = (count: number): string => `{"files":[{"name":"f.m","text":""${',"a":1'.repeat(count)}}]}`;
  it('has so many values, and is nested so deep', async () => {
    // Too many members are another matter.
    expect((await post('/check', json, values(9000))).status).toBe(400);
    const many = await post('/check', json, values(10_000));
    expect([many.status, many.answer.detail]).toEqual([413, 'the JSON has more than 10000 values']);
    const nested = (depth: number): string => `${'['.repeat(depth)}"[[,"${']'.repeat(depth)}`;
    expect((await post('/check', json, nested(20))).answer.detail).toBe('body must be object');
    expect((await post('/check', json, nested(21))).answer.detail).toMatch(/nested more than 20 deep/);
  });

  it('counts nothing that stands in texts', async () => {
    const text = `function z = f(x)\n  z = x;\nend\n% ${'[{,\\"'.repeat(20_000)}\n`;
    const { status } = await post('/check', json, JSON.stringify({ files: [{ name: 'f.m', text }] }));
    expect(status).toBe(200);
  });
});
