import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../../src/server/access/tokens.js';
import { buildApp } from '../../src/server/app.js';
import { AdimatClient, type ClientEnd, type ClientTask } from './adimat-client.js';
import { differencesInOctave, drivenPrograms } from './driven-program.js';

const reverse = { 'method-run-admproc': '1', mode: 'reverse' };
const forward = { 'method-run-adimat': '1' };
const inDirections = { 'method-run-admproc': '1', mode: 'forward' };

let app: FastifyInstance;
let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'admproc-'));
  app = buildApp({ workers: 1, bodyLimit: 20_000, fileLimit: 4 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/adimat//cgi-bin/whatever`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function client(path: Record<string, string>, more: Partial<ClientTask> = {}): Promise<ClientEnd> {
  return new AdimatClient(url, { main: 'f.m', path, fields: reverse, ...more }).run();
}

const power = 'function z = f(x)\n  z = g(x)^2;\nend\n';

describe("ADiMat's client", () => {
  it('gets derivatives from which its drivers get Jacobians', async () => {
    const modes = [
      ['r', reverse],
      ['F', forward],
      ['f', inDirections],
    ] as const;
    for (const { name, files, independents, dependents } of drivenPrograms) {
      mkdirSync(join(folder, name));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
      for (const [, method] of modes) {
        const lists = { independents: `${independents.join(',')},`, dependents: `${dependents.join(',')},` };
        const end = await client(files, { main: `${name}.m`, fields: { ...method, ...lists } });
        expect(end).toMatchObject({ status: 0, said: expect.not.stringContaining('ERROR') as string });
        expect(end.sent).toEqual(Object.keys(files).map((it) => [it]));
        expect(end.dependencies.map((it) => `${it}.m`).sort()).toEqual(Object.keys(files).sort());
        for (const [file, text] of Object.entries(end.saved)) writeFileSync(join(folder, name, file), text);
      }
    }
    const differences = await differencesInOctave(({ name }) => join(folder, name), ['r', 'F', 'f']);
    const modesOfPrograms = ['F', 'f', 'r'].flatMap((mode) => [`${mode} flow`, `${mode} spring`]);
    expect(Object.keys(differences).sort()).toEqual(modesOfPrograms);
    for (const [what, difference] of Object.entries(differences)) expect(difference, what).toBeLessThan(1e-7);
  });

  it('sends parameters, which are told from ours', async () => {
    const { saved, said } = await client(
      { 'f.m': 'function z = f(x)\n  z = x^2;\nend\n' },
      { parameters: { revPrefix: 'b_', notmpclear: '1', indentUnit: '    ' } },
    );
    expect(saved['b_f.m']).toMatch(/^function \[b_x, nr_z\] = b_f\(x, b_z\)\n {4}%/);
    expect(said).toBe("f.m: warning: the parameter 'notmpclear' has no effect\n");
  });

  it('has files that hide builtins differentiated instead', async () => {
    const { status, sent, saved } = await client({
      'f.m': 'function z = f(x)\n  z = sin(x) + sinh(x);\nend\n',
      'sinh.m': 'function s = sinh(x)\n  s = x^2;\nend\n',
    });
    expect(sent).toEqual([['f.m'], ['sinh.m']]);
    expect(saved['a_f.m']).toContain('rec_sinh');
    expect(status).toBe(0);
  });

  it('has files that replace builtins without a rule', async () => {
    const { status, sent } = await client({
      'f.m': 'function z = f(x)\n  z = quadl(@sin, 0, x);\nend\n',
      'quadl.m': 'function s = quadl(f, a, b)\n  s = (b - a) * f((a + b) / 2);\nend\n',
    });
    expect(sent).toEqual([['f.m'], ['quadl.m']]);
    expect(status).toBe(0);
  });

  it('sends adjoint functions of its user', async () => {
    const { status, sent, saved } = await client({
      'f.m': power,
      'g.m': 'function z = g(x)\n  z = x;\nend\n',
      'adimat_a_g_1.m': 'function a_x = adimat_a_g_1(x, a_z)\n  a_x = a_z;\nend\n',
    });
    expect(sent[0]).toEqual(['f.m']);
    expect(status).toBe(0);
    expect(Object.keys(saved)).toEqual(['a_f.m']);
  });

  it('needs no files of functions that nothing depends on', async () => {
    const { status, sent, said, saved } = await client({
      'f.m': 'function z = f(x)\n  show_somehow(1);\n  z = x^2;\nend\n',
    });
    expect([status, sent, said]).toEqual([0, [['f.m']], '']);
    expect(saved['a_f.m']).toContain('show_somehow(1)');
  });

  it('sends files of functions without which something else is wrong', async () => {
    const { status, sent, saved } = await client({
      'f.m': 'function z = f(x)\n  h = chosen();\n  z = h(x);\nend\n',
      'chosen.m': 'function h = chosen()\n  h = @sinh;\nend\n',
    });
    expect(sent).toEqual([['f.m'], ['chosen.m']]);
    expect(saved['a_f.m']).toContain('cosh');
    expect(status).toBe(0);
  });

  it('ends with 3 where functions are missing, and says why', async () => {
    const { status, said, saved } = await client({ 'f.m': power });
    expect(status).toBe(3);
    expect(said).toMatch(/^f\.m:2:7: note: the call of 'g' is active, .* \(E401\)\n$/);
    expect(saved).toEqual({});
  });

  it('does not end well where functions are missing that it allows to', async () => {
    const { status, said } = await client({ 'f.m': power }, { fields: { ...reverse, unbound: '1' } });
    expect(status).toBe(2);
    expect(said).toMatch(/^ERROR: 'f\.m' at 2,7: the call of 'g' is active/);
  });

  it('is asked once for a function whose file does not help', async () => {
    const { status, sent, said } = await client({ 'f.m': power, 'g.m': 'x = 1;\n' });
    expect(sent).toEqual([['f.m'], ['g.m']]);
    expect(status).toBe(2);
    expect(said).toMatch(/ERROR: 'f\.m' at 2,7: /);
  });

  it.each([
    ['Taylor coefficients', { 'method-run-admproc': '1', mode: 'taylor' }, {}, 'no t_ functions are made'],
    ['toolchains', { 'method-admproc-toolchain': '1', toolchain: 'rename' }, {}, "no toolchain 'rename'"],
    ['nothing', {}, {}, 'there is no method'],
    ['second derivatives', forward, { sndorderfwd: '1' }, "'sndorderfwd' is not possible"],
    [
      'several files',
      reverse,
      { 'output-mode': 'split-all', style: 'fast' },
      '3 files are made: the client takes one',
    ],
    ['a position that is not there', { ...reverse, independents: '2,' }, {}, "'f' has no parameter 2"],
  ])('is refused %s', async (_what, fields, parameters, message) => {
    const { status, said, saved } = await client(
      { 'f.m': 'function z = f(x)\n  z = x^2;\nend\n' },
      { fields, parameters },
    );
    expect(said).toMatch(/^ERROR: /);
    expect(said).toContain(message);
    expect([status, saved]).toEqual([2, {}]);
  });

  it.each([
    ['toolchain', { 'method-admproc-toolchain': '1', toolchain: 'reverse-ad' }, 'a_f.m'],
    ['classic method', forward, 'g_f.m'],
  ])('may name a %s', async (_what, fields, file) => {
    const { saved } = await client({ 'f.m': 'function z = f(x)\n  z = x^2;\nend\n' }, { fields });
    expect(Object.keys(saved)).toEqual([file]);
  });

  it('is told what is wrong with its program, and how it was read', async () => {
    const broken = await client({ 'f.m': 'function z = f(x)\n  z = (x;\nend\n' });
    expect(broken.said).toMatch(/^ERROR: 'f\.m' at 2,/);
    expect(broken.status).toBe(2);
    const twoLetters = await client({ 'f.m': 'function z = f(x)\n  z = x^2; % é\nend\n' });
    expect(twoLetters.saved['a_f.m']).toContain('% é');
  });

  it('learns the version', async () => {
    const { said } = await client({}, { fields: { 'method-version': '1' } });
    expect(said).toMatch(/^Adjoinery \d/);
  });
});

describe('the routes of its protocol', () => {
  const form = (fields: Record<string, string>, files: readonly (readonly [string, string])[]): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    files.forEach(([name, text], index) => {
      data.set(`file_00${index}`, new Blob([text]), name);
    });
    return data;
  };
  const post = async (
    body: FormData | URLSearchParams | string,
    headers: Record<string, string> = {},
  ): Promise<Response> => fetch(url, { method: 'POST', body, headers });

  it('share answers with POST /differentiate', async () => {
    const text = 'function z = f(x)\n  z = x^5;\nend\n';
    const always = { outputs: 'all', 'optional-arguments': 'any' };
    const options = { ...always, style: 'classic', runtime: 'adimat' };
    const given = { files: [{ name: 'f.m', text }], options };
    await app.inject({ method: 'POST', url: '/differentiate', payload: given });
    const response = await post(form(reverse, [['f.m', text]]));
    expect(response.headers.get('adjoinery-cache')).toBe('memory');
  });

  it('know sessions by their ids only', async () => {
    const gone = await (await post(form({ ...reverse, uid: 'guessed', rerun: '1' }, []))).text();
    expect(gone).toContain('<error>ERROR: the session is over: begin anew</error>');
    const fetched = await fetch(`${url}?method-get-output=&name=a_f.m&uid=guessed`);
    expect(fetched.status).toBe(404);
  });

  it('need a token that is good for differentiating, where tokens are needed', async () => {
    const tokenFile = join(folder, 'tokens');
    writeFileSync(tokenFile, `reader read ${tokenHash('reader')}\n`);
    const guarded = buildApp({ workers: 1, tokenFile });
    const headers = { authorization: 'Bearer reader' };
    for (const method of ['POST', 'GET'] as const) {
      expect((await guarded.inject({ method, url: '/adimat/cgi' })).statusCode).toBe(401);
      expect((await guarded.inject({ method, url: '/adimat/cgi', headers })).statusCode).toBe(403);
    }
    await guarded.close();
  });

  it.each([
    ['too much text', [['f.m', `%${'x'.repeat(20_000)}`]], 413],
    ['too much in several files', ['f.m', 'g.m', 'h.m'].map((it) => [it, 'x'.repeat(9000)]), 413],
    ['too many files', ['f.m', 'g.m', 'h.m', 'i.m', 'j.m'].map((it) => [it, 'x']), 413],
    ['files that are none of MATLAB', [['../../passwd', 'x']], 400],
    ['two files of one name', ['a/f.m', 'b/f.m'].map((it) => [it, 'x']), 400],
  ] as [string, [string, string][], number][])('refuse %s', async (_what, files, status) => {
    const response = await post(form(reverse, files));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect((await post(form({ 'method-version': '1' }, []))).status).toBe(200);
  });

  it('refuse what is no form, and forms that do not end', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    const cut = await post('--b\r\nContent-Disposition: form-data; name="mode"\r\n\r\nrev', {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(cut.status).toBe(400);
  });

  it('refuse two files in one field', async () => {
    const body = form(reverse, [['f.m', 'x']]);
    body.append('file_000', new Blob(['x']), 'g.m');
    const response = await post(body);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("'file_000'")]);
  });

  it('take forms without files, which say nothing to do', async () => {
    const response = await post(new URLSearchParams(reverse));
    expect(await response.text()).toContain('<error>ERROR: no file was sent</error>');
  });
});
