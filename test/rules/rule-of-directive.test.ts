import { describe, expect, it } from 'vitest';
import { ruleOfDirective } from '../../src/rules/rule-of-directive.js';

const none = (): boolean => false;
const unbound = 'adm_unbroadcast(a_z .*';

describe('a directive of the macro language', () => {
  it('gives tangents, and adjoints where tangents are only multiplied element by element', () => {
    expect(ruleOfDirective('%ADiMat BMFUNC $$ = f($1, $2:real) DIFFTO $@1 .* $2 - $@2 ./ $$', none)).toEqual({
      name: 'f',
      rule:
        '<rule name="f" args="x1 x2">' +
        '<forward of="x1">adm_sized((g_x1 .* x2 - zeros(size(x2)) ./ z) + zeros(size(z)), z)</forward>' +
        `<adjoint of="x1">${unbound} (1 .* x2 - zeros(size(x2)) ./ z), x1)</adjoint>` +
        '<forward of="x2">adm_sized((zeros(size(x1)) .* x2 - g_x2 ./ z) + zeros(size(z)), z)</forward>' +
        `<adjoint of="x2">${unbound} (zeros(size(x1)) .* x2 - 1 ./ z), x2)</adjoint>` +
        '</rule>',
    });
  });

  it('gives tangents only where functions are applied to them; what is not derived by is passive', () => {
    expect(ruleOfDirective('%ADiMat BMFUNC f($1, $2, $#) DIFFSTO call(@spdiags, $@1, $#)', none)).toEqual({
      name: 'f',
      rule:
        '<rule name="f" args="x1 x2 rest..." passive="x2 rest">' +
        '<forward of="x1">adm_sized((spdiags( g_x1, rest)) + zeros(size(z)), z)</forward></rule>',
    });
  });

  it('leaves adjoints to functions of the user', () => {
    const exists = (name: string): boolean => name === 'a_f_10';
    expect(ruleOfDirective('%ADiMat BCFUNC $$=f($1,$2) DIFFTO $1 * $@1', exists)).toEqual({
      name: 'f',
      rule:
        '<rule name="f" args="x1 x2" passive="x2">' +
        '<forward of="x1">adm_sized((x1 * g_x1) + zeros(size(z)), z)</forward>' +
        '<adjoint of="x1">adm_sized(a_f_10(x1, x2, a_z), x1)</adjoint></rule>',
    });
  });

  it.each([
    ['%ADiMat BMFUNC f IGNORE', '<passive names="f"/>'],
    ['%ADiMat BJFUNC $$ = f($1) ERROR "no & never"', '<missing names="f" because="no &amp; never"/>'],
    [
      '%ADiMat BMFUNC f($1) NODIFF',
      '<missing names="f" because="a directive says that it is not to be differentiated"/>',
    ],
  ])('%s is a state', (text, rule) => {
    expect(ruleOfDirective(text, none)).toEqual({ name: 'f', rule });
  });

  it.each([
    ['BMFUNC', 'it must be as in'],
    ['BMFUNC $$ = f($1) REPLACE $$ = g($1)', 'no action REPLACE'],
    ['BMFUNC [$$1, $$2] = f($1) DIFFTO $@1', 'one result only'],
    ['BMFUNC $$ = f($2) DIFFTO $@2', 'must be $1, $2'],
    ['BMFUNC $$ = f($1) DIFFTO $@1 .* $2', 'that the function has not'],
    ['BMFUNC $$ = f($1) DIFFTO $@2', 'that the function has not'],
    ['BMFUNC $$ = f($1) DIFFTO $@1 .* $TMP1', 'there is no $TMP'],
    ['BMFUNC $$ = f($1) DIFFTO $@1 .*', 'is no expression'],
    ['BMFUNC $$ = f($1) DIFFTO $1 + 1', 'linear'],
    ['BMFUNC $$ = f($1) DIFFTO $@1 + 1', 'linear'],
    ['BMFUNC $$ = f($1, $2) DIFFTO $@1 .* $@2', 'linear'],
    ['BMFUNC $$ = f($1) DIFFTO $1 ./ $@1', 'linear'],
  ])('%s is refused', (text, problem) => {
    expect(ruleOfDirective(`%ADiMat ${text}`, none)).toEqual({
      problem: expect.stringContaining(problem) as string,
    });
  });

  it('is nothing else', () => {
    expect(ruleOfDirective('%ADiMat <parallel/>', none)).toBeUndefined();
    expect(ruleOfDirective('% ADiMat BMFUNC f IGNORE', none)).toBeUndefined();
  });
});
