import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SourceFinder } from '../../src/client/source-finder.js';
import { runOctave } from '../../src/base/run-octave.js';
import { loadProgram, type Program } from '../../src/program/program.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';

/** Functions that tell that they run, and then run others; paths of files, and their statements. */
const functions: Readonly<Record<string, string>> = {
  'main/start.m': `
    near(); own(); parts.f(); parts.sub.g(); cellfun('far', {1}); feval('parts.f'); feval(@twice);
    s.f = 1; s.f(1); shadow = 2; shadow(1); h = @parts.later; h(); hidden(); norm(1); tanh 1
    if false, never(); end
    later.f = @() deep(); later.f();
    who = {'told'}; feval(who{1}); h = str2func('made'); h();
    h = str2func('@() written(who)'); h();`,
  'main/near.m': 'own(); secret();',
  'main/own.m': '',
  'main/twice.m': '',
  'main/shadow.m': '',
  'main/s.m': '',
  'main/deep.m': '',
  'main/hidden.m': '',
  'main/never.m': '',
  'main/told.m': '',
  'main/made.m': '',
  'main/written.m': '',
  'main/private/secret.m': 'sibling(); hidden(); norm(1);',
  'main/private/sibling.m': '',
  'main/private/hidden.m': '',
  'main/private/norm.m': '',
  'main/+parts/f.m': 'parts.later(); inside();',
  'main/+parts/later.m': '',
  'main/+parts/inside2.m': '',
  'main/+parts/+sub/g.m': 'near(); far();',
  'lib/far.m': 'secret(); hidden();',
  'lib/own.m': '',
  'lib/inside.m': '',
  'lib/tanh.m': '',
  'lib/private/secret.m': '',
  'lib/hidden.m': '',
};

/** Files that the program names, but that do not run. */
const unrun: readonly string[] = ['main/never.m'];

function text(path: string, statements: string): string {
  const name = path.replace(/^.*\/|\.m$/g, '');
  const isMain = name === 'start';
  return [
    `function varargout = ${name}(varargin)`,
    "  if nargout > 0, varargout = {1}; end, printf('%s\\n', mfilename('fullpath'));",
    `  ${statements}`,
    'end',
    ...(isMain ? ['function varargout = own(varargin)', '  varargout = {};', 'end'] : []),
    '',
  ].join('\n');
}

describe('the files of a program', () => {
  let folder: string;
  let program: Program;

  const load = (path: string, source: string): Program => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    const finder = new SourceFinder([dirname(file), join(folder, 'lib')]);
    return loadProgram([{ name: file, text: source }], loadToolbox(), finder);
  };

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'program-')));
    for (const [path, statements] of Object.entries(functions)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text(path, statements));
    }
    program = load('main/start.m', text('main/start.m', functions['main/start.m'] ?? ''));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are those that Octave runs', async () => {
    const printed = await runOctave('start();', { folders: [join(folder, 'lib'), join(folder, 'main')] });
    const run = new Set(
      printed
        .trim()
        .split('\n')
        .map((it) => `${relative(folder, it)}.m`),
    );
    const found = program.sources.map((it) => relative(folder, it.name));
    expect(program.diagnostics).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((it) => !unrun.includes(it)).sort()).toEqual([...run].sort());
    expect(found.length).toBeGreaterThan(15);
  });

  it('tell how they were found', () => {
    const how = program.dependencies.map((it) => [relative(folder, it.source.name), it.how, it.name]);
    expect(how).toEqual(
      expect.arrayContaining([
        ['main/start.m', 'given', ''],
        ['main/+parts/+sub/g.m', 'package', 'parts.sub.g'],
        ['lib/private/secret.m', 'private', 'secret'],
        ['lib/far.m', 'path', 'far'],
      ]),
    );
    expect(program.unknown).toEqual([]);
  });

  it('leave names over that nobody knows, each once', () => {
    const source = "function z = f(x)\n  z = q.r(x) + q.r(2) + arrayfun('nope', x) + sin(x);\nend\n";
    const { unknown } = load('other/f.m', source);
    expect(unknown.map((it) => `${it.code} ${it.line}:${it.column} ${it.message.slice(0, 6)}`)).toEqual([
      "W201 2:7 'q.r' ",
      "W201 2:25 'nope'",
    ]);
  });

  it('do not look for what cellfun is asked by text for functions', () => {
    const source =
      "function z = f(c)\n  z = cellfun('prodofsize', c) + cellfun('isclass', c, 'double');\nend\n";
    expect(load('other/f.m', source).unknown).toEqual([]);
  });
});
