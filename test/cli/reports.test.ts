import Ajv from 'ajv';
import draft4 from 'ajv/lib/refs/json-schema-draft-04.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

interface Result {
  readonly files: { name: string; text: string }[];
  readonly diagnostics: { code: string; line: number; column: number; severity: string }[];
  readonly key?: string;
  readonly generator: string;
}

interface Sarif {
  readonly version: string;
  readonly runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: { ruleId: string; ruleIndex: number; level: string; locations: object[] }[];
  }[];
}

const schemaFile = new URL('../../schemas/diff-result.schema.json', import.meta.url);

let space: Workspace;
beforeAll(() => {
  space = new Workspace();
  space.write('f.m', plain);
  space.write('broken.m', 'function z = f(x)\n  z = x +;\nend\n');
  space.write('odd name.m', 'function z = f(x)\n  z = g(x);\n  z = z + h(x);\nend\n');
});
afterAll(() => {
  space.remove();
});

describe('reports', () => {
  it('as JSON hold files, diagnostics, key and generator, the same with and without cache', async () => {
    const first = await space.run(['diff', 'f.m', '--format', 'json', '-q']);
    const second = await space.run(['diff', 'f.m', '--format', 'json', '-q']);
    expect(second).toEqual(first);
    const result = JSON.parse(first.stdout) as Result;
    expect(Object.keys(result)).toEqual(['files', 'diagnostics', 'sources', 'lookups', 'key', 'generator']);
    expect(result.files.map((it) => it.name)).toEqual(['a_f.m']);
    expect(result.key).toMatch(/^[0-9a-f]{64}$/);
    expect(result.generator).toMatch(/^Adjoinery \d/);
    expect(first.code).toBe(0);
  });

  it('as JSON hold the diagnostics, and exit with 1', async () => {
    const { code, stdout, stderr } = await space.run(['diff', 'odd name.m', '--format', 'json']);
    const { files, diagnostics } = JSON.parse(stdout) as Result;
    expect([code, stderr, files]).toEqual([1, '', []]);
    expect(diagnostics).toMatchObject([
      { code: 'E401', line: 2, severity: 'error' },
      { code: 'E401', line: 3, severity: 'error' },
    ]);
  });

  it('as JSON hold what their schema names', async () => {
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as {
      properties: Record<string, { items?: { properties: object } }>;
    };
    const named = (property: string): string[] =>
      Object.keys(schema.properties[property]?.items?.properties ?? {});
    for (const name of ['f.m', 'odd name.m']) {
      const result = JSON.parse((await space.run(['diff', name, '--format', 'json'])).stdout) as Result;
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(result)));
      for (const it of result.files) expect(named('files')).toEqual(Object.keys(it));
      for (const it of result.diagnostics)
        expect(named('diagnostics')).toEqual(expect.arrayContaining(Object.keys(it)));
    }
  });

  it('as SARIF point to rules and places', async () => {
    const { code, stdout } = await space.run(['check', 'odd name.m', '--format', 'sarif']);
    const log = JSON.parse(stdout) as Sarif;
    expect([code, log.version]).toEqual([1, '2.1.0']);
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map((it) => it.id)).toEqual(['E401']);
    // Values that are filled in belong to the results.
    expect(JSON.stringify(run?.tool.driver.rules)).not.toMatch(/\{\w+\}/);
    expect(run?.results[0]).toMatchObject({ ruleId: 'E401', ruleIndex: 0, level: 'error' });
    expect(run?.results[1]?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'odd%20name.m' },
          region: { startLine: 3, startColumn: expect.any(Number) as number },
        },
      },
    ]);
  });

  it.each(['f.m', 'odd name.m', 'broken.m'])('as SARIF fit its schema: %s', async (name) => {
    const validate = new Ajv({ schemaId: 'auto', meta: draft4 }).compile(sarifSchema);
    for (const command of ['diff', 'check', 'ast', 'print', 'trace', 'verify']) {
      const args = command === 'verify' ? ['--at', '1'] : [];
      const { stdout } = await space.run([command, name, ...args, '--format', 'sarif']);
      validate(JSON.parse(stdout));
      expect(validate.errors).toBeNull();
    }
  });

  it('as commands for GitHub stand on stderr, escaped', async () => {
    space.write('a, 100%: b.m', 'function z = f(x)\n  z = x +;\nend\n');
    for (const command of ['check', 'ast', 'print', 'trace']) {
      const { code, stdout, stderr } = await space.run([command, 'a, 100%: b.m', '--format', 'github']);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^::error file=a%2C 100%25%3A b\.m,line=2,col=10,title=E101::expected an expression, found ';'%0Ahint: .+\n$/,
      );
    }
    const warned = await space.run(['print', 'f.m', '--format', 'github']);
    expect([warned.code, warned.stderr]).toEqual([0, '']);
    expect(warned.stdout).toContain('function');
  });

  it.each(['ast', 'print', 'trace'])('as JSON hold what %s gives', async (command) => {
    const text = (await space.run([command, 'f.m'])).stdout;
    const { stdout } = await space.run([command, 'f.m', '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual({ text, diagnostics: [] });
    const broken = JSON.parse((await space.run([command, 'broken.m', '--format', 'json'])).stdout) as Result;
    expect(broken).toMatchObject({ text: '', diagnostics: [{ code: 'E101', line: 2 }] });
  });

  it('as JSON hold what verify finds', async () => {
    const { stdout } = await space.run(['verify', 'f.m', '--at', '2', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ value: 0, adjoints: [{ position: 1 }], diagnostics: [] });
  });

  it('say that they end where there are too many errors', async () => {
    space.write('many.m', 'x = = 1\n'.repeat(30));
    const { stdout } = await space.run(['ast', 'many.m', '--format', 'json']);
    const { diagnostics } = JSON.parse(stdout) as Result;
    expect(diagnostics.map((it) => it.code)).toEqual([...Array<string>(20).fill('E101'), 'W103']);
    expect(diagnostics.at(-1)).toMatchObject({ line: 20, severity: 'warning' });
  });

  it('of check, not of diff, name what may have no value', async () => {
    const lines = [
      'function [y, w] = maybe(x)',
      '  if x > 1',
      '    z = x;',
      '  end',
      '  y = z * 2;',
      'end',
      '',
    ];
    space.write('maybe.m', lines.join('\n'));
    const codes = async (command: string): Promise<unknown[]> => {
      const { code, stdout } = await space.run([command, 'maybe.m', '--dependents', 'y', '--format', 'json']);
      return [code, ...(JSON.parse(stdout) as Result).diagnostics.map((it) => `${it.code}:${it.line}`)];
    };
    expect(await codes('check')).toEqual([0, 'W211:5']);
    expect(await codes('check')).toEqual([0, 'W211:5']);
    expect(await codes('diff')).toEqual([0]);
    // Its own code reports what never gets a value.
    const { stdout } = await space.run(['check', 'maybe.m', '--format', 'json']);
    const { diagnostics } = JSON.parse(stdout) as Result;
    expect(diagnostics.map((it) => it.code)).toEqual(['W202', 'W211']);
  });

  it('list the files of the program', async () => {
    space.write('p/f.m', 'function z = f(x)\n  z = g(x);\nend\n');
    space.write('p/g.m', 'function z = g(x)\n  z = x;\nend\n');
    const { code, stdout } = await space.run(['check', 'p/f.m', '--list-dependencies']);
    expect([code, stdout]).toEqual([0, 'p/f.m  the program\np/g.m  function g, named in p/f.m\n']);
  });

  it('list the files whose names fit one that is put together', async () => {
    space.write('f.m', "function z = f(x, k)\n  z = feval([k '_of'], x);\nend\n");
    space.write('lib/sum_of.m', 'function z = sum_of(x)\n  z = x;\nend\n');
    const { stdout } = await space.run(['check', 'f.m', '-I', 'lib', '--list-dependencies']);
    expect(stdout).toBe("f.m           the program\nlib/sum_of.m  function sum_of, as '*_of' named in f.m\n");
  });

  it('list how the files of the program were found, and what was not', async () => {
    space.write('q/f.m', 'function z = f(x)\n  z = p.g(x);\n  disp(nope(3));\nend\n');
    space.write('lib/+p/g.m', 'function z = g(x)\n  z = h(x);\nend\n');
    space.write('lib/+p/private/h.m', 'function z = h(x)\n  z = x;\nend\n');
    const args = ['check', 'q/f.m', '-I', 'lib', '--list-dependencies'];
    for (const _ of ['made', 'from the cache']) {
      const { code, stdout, stderr } = await space.run(args);
      expect([code, stdout.split('\n')]).toEqual([
        0,
        [
          'q/f.m               the program',
          'lib/+p/g.m          package function p.g, named in q/f.m',
          'lib/+p/private/h.m  private function h, named in lib/+p/g.m',
          '',
        ],
      ]);
      expect(stderr).toContain("q/f.m:3:8: warning W201: 'nope' is not known");
    }
    const json = JSON.parse((await space.run([...args, '--format', 'json'])).stdout) as object;
    expect(json).toMatchObject({
      diagnostics: [{ code: 'W201', line: 3, column: 8 }],
      dependencies: [
        { file: 'q/f.m', how: 'given' },
        { file: 'lib/+p/g.m', how: 'package', name: 'p.g', calledIn: 'q/f.m' },
        { file: 'lib/+p/private/h.m', how: 'private', name: 'h', calledIn: 'lib/+p/g.m' },
      ],
    });
  });
});
