import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPipelines } from '../../src/pipeline/list-pipelines.js';
import { ruleTexts } from '../../src/rules/rule-texts.js';
import { buildApp } from '../../src/server/app.js';
import { capabilitiesOf } from '../../src/server/capabilities.js';
import { defaultServerOptions } from '../../src/server/server-options.js';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let app: FastifyInstance;
let document: Document;
const routes: string[] = [];

beforeAll(async () => {
  app = buildApp({ workers: 1 });
  app.addHook('onRoute', ({ method, url }) => {
    for (const it of [method].flat()) if (it !== 'HEAD') routes.push(`${it} ${url}`);
  });
  document = (await app.inject('/openapi.json')).json();
});
afterAll(() => app.close());

describe('GET /openapi.json', () => {
  it('describes the routes that there are, and no others', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    // The protocol of ADiMat is another's.
    const adimat = ['/adimat', '/adimat/*'].flatMap((it) => [`GET ${it}`, `POST ${it}`]);
    const pages = ['GET /', 'GET /playground/:file'];
    const manual = ['GET /docs', 'GET /docs/*', 'GET /docs/http/'];
    const undescribed = ['GET /openapi.json', ...manual, ...pages, ...adimat];
    expect([...described, ...undescribed].sort()).toEqual([...routes].sort());
    expect(routes.length).toBeGreaterThan(14);
  });

  it('says what each takes and gives', () => {
    const text = JSON.stringify(document);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Diagnostic', 'Problem']),
    );
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { summary, tags, requestBody, responses }] of Object.entries(methods)) {
        expect([path, summary, tags?.length]).toEqual([path, expect.any(String), 1]);
        expect(Object.keys(responses['200']?.content ?? {}).length).toBeGreaterThan(0);
        const types = Object.keys(requestBody?.content ?? {});
        expect(types.includes('application/json')).toBe(method === 'post');
      }
    }
  });

  it('names each operation, as generators of clients ask for', () => {
    const operations = Object.values(document.paths).flatMap((it) => Object.values(it));
    const names = operations.map((it) => it.operationId ?? '');
    expect(names.filter((it) => !/^[a-z][A-Za-z]+$/.test(it))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says of answers how they are named and when they are not sent again', () => {
    const { parameters = [], responses } = document.paths['/differentiate']?.['post'] ?? {};
    const headers = parameters.filter((it) => it.in === 'header').map((it) => it.name);
    expect(headers).toEqual(['if-none-match', 'cache-control']);
    expect(Object.keys(responses?.['304']?.headers ?? {})).toEqual(['etag']);
    expect(JSON.stringify(responses?.['200']?.headers)).toMatch(/memory, disk, shared .* joined .* or made/);
  });

  it('says of jobs in which pages their answers come', () => {
    for (const operation of [document.paths['/jobs']?.['post'], document.paths['/jobs/{id}']?.['get']]) {
      const { parameters = [], responses } = operation ?? {};
      const query = parameters.filter((it) => it.in === 'query').map((it) => it.name);
      expect(query).toEqual(['answers', 'from']);
      expect(responses?.['200']?.content).toMatchObject({
        'application/json': { schema: { properties: { next: { type: 'integer' } } } },
      });
      expect(Object.keys(responses ?? {})).toContain('400');
    }
  });

  it('leaves out nothing that routes have to give', async () => {
    const given = async (url: string): Promise<unknown> => (await app.inject(url)).json<unknown>();
    expect(await given('/rules')).toEqual(ruleTexts());
    expect(await given('/pipelines')).toEqual(listPipelines());
    expect(await given('/pipelines/round-trip')).toEqual(
      listPipelines().find((it) => it.name === 'round-trip'),
    );
    const capabilities: unknown = JSON.parse(JSON.stringify(capabilitiesOf(defaultServerOptions)));
    expect(await given('/capabilities')).toMatchObject({
      ...(capabilities as object),
      limits: { workers: 1 },
    });
    const files = [{ name: 'f.m', text: 'function z = f(x)\n  z = nobody(x);\nend\n' }];
    const refused = await app.inject({ method: 'POST', url: '/check', payload: { files } });
    const [diagnostic] = refused.json<{ diagnostics: object[] }>().diagnostics;
    expect(Object.keys(diagnostic ?? {}).sort()).toEqual(
      ['code', 'severity', 'message', 'file', 'line', 'column', 'hint', 'rendered'].sort(),
    );
  });
});

describe('GET /docs/http/', () => {
  it('shows the same to people', async () => {
    const { body, headers } = await app.inject('/docs/http/');
    expect(headers['content-type']).toContain('text/html');
    for (const path of Object.keys(document.paths)) expect(body).toContain(` ${path}</code></h2>`);
    expect(body).toContain('application/x-www-form-urlencoded');
    expect(body).not.toContain('<script');
  });
});

describe('what does not fit a schema', () => {
  it.each<[string, object, string, string]>([
    ['/differentiate', { files: [] }, '', 'body/files must NOT have fewer than 1 items'],
    ['/differentiate', { files: [{ name: 'f.m' }] }, '', "body/files/0 must have required property 'text'"],
    ['/differentiate', { files: [{ name: 'f.m', text: '' }], a: 1 }, '', "body must have no 'a'"],
    [
      '/check',
      { files: [{ name: 'f.m', text: '' }], mode: 'up' },
      '',
      'body/mode must be equal to one of the allowed values: reverse, forward',
    ],
    ['/trace', { files: [{ name: 'f.m', text: '' }] }, '?steps=1', "querystring must have no 'steps'"],
  ])('%s is told so', async (url, payload, query, detail) => {
    const answer = await app.inject({ method: 'POST', url: `${url}${query}`, payload });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([400, detail]);
  });
});
