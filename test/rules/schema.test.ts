import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/package-root.js';
import { rulesFolder } from '../../src/rules/rule-sources.js';

const schema = XmlDocument.fromBuffer(readFileSync(join(packageRoot, 'schemas', 'rules.rng')));
// libxml2 means to drop RELAX NG one day; there is no other validator for it here.
// eslint-disable-next-line @typescript-eslint/no-deprecated
const validator = RelaxNGValidator.fromDoc(schema);

afterAll(() => {
  validator.dispose();
  schema.dispose();
});

function validate(text: string | Uint8Array): void {
  const document = typeof text === 'string' ? XmlDocument.fromString(text) : XmlDocument.fromBuffer(text);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
}

function rule(attributes: string, content: string): string {
  return `<rules xmlns="urn:adjoinery:rules" family="elementwise"><rule ${attributes}>${content}</rule></rules>`;
}

describe('the schema of rules', () => {
  it.each(readdirSync(rulesFolder).filter((name) => name.endsWith('.xml')))('accepts %s', (name) => {
    expect(() => {
      validate(readFileSync(join(rulesFolder, name)));
    }).not.toThrow();
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
    expect(() => {
      validate(text);
    }).toThrow();
  });

  it('accepts the rule that these spoil', () => {
    expect(() => {
      validate(rule('name="f" args="x" kind="elementwise"', partial + point));
    }).not.toThrow();
  });
});
