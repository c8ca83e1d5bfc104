import { describe, expect, it } from 'vitest';
import { translateRequest, type AdimatRequest } from '../../src/admproc/translate-request.js';

const signature = { name: 'f', parameters: ['x', 'y'], outputs: ['z', 'w'] };

/** Functions of ADiMat compute all outputs, and take any number of arguments. */
const always = { outputs: 'all', 'optional-arguments': 'any' };

function asked(given: Partial<AdimatRequest>): AdimatRequest {
  return { kind: 'r', independents: '', dependents: '', parameters: [], ...given };
}

describe('requests in the words of ADiMat', () => {
  it.each([
    ['numbers, as drivers say them', { independents: '1,2,', dependents: '2,' }, ['x', 'y'], ['w']],
    ['names', { independents: 'y, x', dependents: 'w' }, ['y', 'x'], ['w']],
    ['nothing, which is all', { independents: ',' }, undefined, undefined],
  ])('choose by %s', (_what, given, independents, dependents) => {
    const { request, warnings } = translateRequest(asked(given), 'dir/f.m', signature);
    expect(request).toMatchObject({ mode: 'reverse', independents, dependents });
    expect(warnings).toEqual([]);
  });

  it('name parameters in all spellings', () => {
    const parameters = [
      ['useAdjsum', '0'],
      ['no-allow-array-growth', '1'],
      ['nonoavoid-vararg-functions', ''],
      ['printStackInfo', '3'],
      ['tmp-prefix', ''],
      ['indent-unit', ''],
    ] as const;
    const { request, warnings } = translateRequest(asked({ parameters }), 'f.m', signature);
    expect(request.options).toEqual({
      ...always,
      style: 'classic',
      runtime: 'adimat',
      'use-adjsum': 'no',
      'allow-array-growth': 'no',
      'avoid-vararg-functions': 'yes',
      'print-stack-info': '2',
      'tmp-prefix': '',
      'indent-unit': '',
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['no choice of style', {}, { style: 'classic', runtime: 'adimat' }],
    ['helpers in the file', { parameters: [['runtime', 'embed']] as const }, { style: 'classic' }],
    [
      'sweeps apart, whose stack is that of the runtime',
      { parameters: [['output-mode', 'split-all']] as const },
      { style: 'classic', runtime: 'adimat', 'output-mode': 'split-all' },
    ],
    ['another style', { parameters: [['style', 'fast']] as const }, {}],
    ['vectors of directions', { kind: 'f' }, { directions: 'many', 'direction-dimension': 'first' }],
    ['tangents', { kind: 'F', parameters: [['funcprefix', 'h_']] as const }, { 'forward-prefix': 'h_' }],
  ] as const)('with %s', (_what, given, options) => {
    expect(translateRequest(asked(given), 'f.m', signature).request.options).toEqual({
      ...always,
      ...options,
    });
  });

  it.each([
    ['activityAnalysis'],
    ['noconstfoldmult0'],
    ['notmpclear'],
    ['showSteps'],
    ['parallel'],
    ['gradprefix'],
  ])('with %s, which has no effect', (name) => {
    const { request, warnings } = translateRequest(asked({ parameters: [[name, '1']] }), 'f.m', signature);
    expect(request.options).toEqual({ ...always, style: 'classic', runtime: 'adimat' });
    expect(warnings).toEqual([`the parameter '${name}' has no effect`]);
  });

  it('turn off what is not offered', () => {
    const parameters = [['secondorderfwd', '0'] as const, ['noAD', '0'] as const];
    expect(translateRequest(asked({ parameters }), 'f.m', signature).warnings).toEqual([]);
  });

  it('choose lists as a whole, which is worth a word', () => {
    const variadic = { name: 'f', parameters: ['x', 'varargin'], outputs: ['z'] };
    expect(translateRequest(asked({}), 'f.m', variadic).warnings[0]).toMatch(
      /^the derivatives of 'varargin' /,
    );
    expect(() => translateRequest(asked({ independents: '2,' }), 'f.m', variadic)).toThrow(
      "parameter 2 of 'f' is one of varargin",
    );
    expect(() => translateRequest(asked({ independents: '3,' }), 'f.m', variadic)).toThrow('one of varargin');
  });

  it.each([
    ['Taylor coefficients', { kind: 't' }, 'no t_ functions are made'],
    ['second derivatives', { parameters: [['sndorderfwd', '1']] }, 'tangents are of first order'],
    ['programs as they are', { parameters: [['noAD', '']] }, 'adjoin print'],
    [
      'functions left out',
      { parameters: [['localmfiles', '0']] },
      'functions in files are always looked for',
    ],
    ['no builtins', { parameters: [['nobuiltins', '1']] }, 'is always used'],
    ['other files', { parameters: [['output-file-prefix', 'b']] }, 'say with -p or -o'],
    ['unknown parameters', { parameters: [['rev-prefiks', 'b_']] }, "did you mean 'rev-prefix'?"],
    ['impossible values', { parameters: [['print-stack-info', '7']] }, 'it takes 0 or 1 or 2'],
    [
      'sweeps apart, each with a stack of its own',
      {
        parameters: [
          ['output-mode', 'split-all'],
          ['runtime', 'embed'],
        ],
      },
      'leave runtime=embed away',
    ],
    ['clashing names', { parameters: [['rec-prefix', 'a_']] }, "'rec-prefix' cannot be 'a_'"],
    ['positions that are not there', { independents: '3,' }, "'f' has no parameter 3: it has 2"],
    ['the position 0', { dependents: '0,' }, "'f' has no output 0: it has 2"],
    ['positions twice', { dependents: '1,1,' }, "'z' stands twice in the list '1,1,'"],
    ['what is no name', { dependents: 'z?' }, "'z?' is no name and no number"],
  ] as const)('are refused for %s', (_what, given, message) => {
    expect(() => translateRequest(asked(given), 'f.m', signature)).toThrow(message);
  });

  it('are refused for what is called by another name than its file has, or has no name', () => {
    expect(() => translateRequest(asked({}), 'g.m', signature)).toThrow("the first function of 'g.m' is 'f'");
    // Text that cannot be parsed has no name; that it cannot is told later.
    const broken = { name: '', parameters: [], outputs: [] };
    expect(() => translateRequest(asked({ independents: '1,' }), 'g.m', broken)).not.toThrow();
    const ignoring = { ...signature, parameters: ['', 'y'] };
    expect(() => translateRequest(asked({ independents: '1,' }), 'f.m', ignoring)).toThrow('has no name');
  });
});
