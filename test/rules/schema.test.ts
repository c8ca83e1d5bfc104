import { afterAll, describe, expect, it } from 'vitest';
import { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';
import { ownFiles } from '../../src/rules/rule-sources.js';

const schema = new RelaxNgSchema('rules');

afterAll(() => {
  schema.dispose();
});

function rule(attributes: string, content: string): string {
  return `<rules xmlns="urn:adjoinery:rules" family="elementwise"><rule ${attributes}>${content}</rule></rules>`;
}

describe('the schema of rules', () => {
  it.each(ownFiles())('accepts $name', ({ text }) => {
    expect(schema.complaint(text)).toBeUndefined();
  });

  const partial = '<partial of="x">a_z</partial>';
  const point = '<try x="1"/>';
  it.each([
    ['a rule without tries', rule('name="f" args="x"', partial)],
    ['an unknown fact', rule('name="f" args="x"', `<adjoint of="x" when="small(x)">a_z</adjoint>${point}`)],
    ['an unknown shape', rule('name="f" args="x" shape="big(x)"', partial + point)],
    ['an unknown value', rule('name="f" args="x" value="positive"', partial + point)],
    ['an unknown kind', rule('name="f" args="x" kind="pointwise"', partial + point)],
    ['an empty formula', rule('name="f" args="x"', `<partial of="x"></partial>${point}`)],
    ['an argument that is no pattern', rule('name="f" args="x+1"', partial + point)],
    [
      'a reason that says nothing',
      '<rules xmlns="urn:adjoinery:rules" family="missing"><missing names="f" because="no"/></rules>',
    ],
  ])('refuses %s', (_, text) => {
    expect(schema.complaint(text)).toBeDefined();
  });

  it('accepts the rule that these spoil', () => {
    expect(schema.complaint(rule('name="f" args="x" kind="elementwise"', partial + point))).toBeUndefined();
  });
});
