import { describe, expect, it } from 'vitest';
import { buildTool, libraryFile } from '../../src/build/build-stylesheets.js';
import { ownFiles } from '../../src/rules/rule-sources.js';
import { parseXml, runStylesheet, serializeXml } from '../../src/saxon/saxon.js';
import type { XmlNode } from '../../src/tree/xml-node.js';
import { templateSections } from '../../src/build/template-sections.js';
import { templatesXml, type TemplateForm } from '../../src/build/templates-xml.js';

const source = (text: string): { name: string; text: string } => ({ name: 'a.m', text });

describe('the templates of a file', () => {
  it('are its sections', () => {
    const text = '% Two.\n%% one($a, $more...)\n$a($more...)\n%% two()\nx = 1;\n';
    expect(templateSections(source(text))).toEqual([
      { name: 'one', holes: ['a', 'more...'], text: '\n\n$a($more...)\n' },
      { name: 'two', holes: [], text: '\n\n\n\nx = 1;\n' },
    ]);
  });

  it.each([
    ['%% one\nx', '%% one: not of the form %% name($hole, $more...)'],
    ['%% one($a)\nx', 'template one does not use $a'],
    ['%% one($a, $a)\n$a', 'template one does not use $a'],
    ['%% one()\n$a', 'template one does not name $a'],
    ['%% one($a)\n$a...', 'template one does not use $a'],
  ])('%j is refused', (text, fault) => {
    expect(() => templateSections(source(text))).toThrow(`a.m: ${fault}`);
  });

  it('have names for holes in their trees', () => {
    const xml = templatesXml(source("%% one($a, $b..., $place)\nf($a, $b..., '$a')"), 'parsed');
    expect(xml).toContain('<template name="one" holes="a b place">');
    expect(xml).toContain("<id>hole_a</id></var><var><id>holes_b</id></var><literal>'hole_a'</literal>");
  });

  it('are code', () => {
    expect(() => templatesXml(source('%% one()\nx = (1;'), 'parsed')).toThrow('a.m:2');
  });
});

describe('the stylesheet of a file', () => {
  const compile = async (text: string, form: TemplateForm): Promise<string> => {
    const documents = [templatesXml(source(text), form), ...ownFiles().map((it) => it.text)].map(parseXml);
    const [stylesheet] = runStylesheet(await buildTool(libraryFile('compile-templates')), documents);
    return serializeXml(stylesheet as XmlNode);
  };

  it('has functions with the holes as parameters', async () => {
    const made = await compile("%% one($a, $b..., $c)\nx = $a + sin($b...) + '$c';", 'resolved');
    expect(made).toContain(
      '<xsl:function name="template:one" as="element()*"><xsl:param name="a" as="element()"/>',
    );
    expect(made).toContain('<xsl:param name="b" as="element()*"/><xsl:param name="c" as="xs:string"/>');
    expect(made).toContain(
      '<binary op="+"><binary op="+"><xsl:sequence select="$a"/><call ada:is="rule"><id>sin</id>',
    );
  });

  it('has trees as the parser gives them, too', async () => {
    const made = await compile('%% one($a, $place)\nif sin($a), y = {}; end', 'parsed');
    expect(made).toMatch(/<if><xsl:copy-of [^>]*\$place[^>]*><array><var><id>sin<\/id><\/var><param-list>/);
    expect(made).toContain('<unary op="{{}}">');
  });

  it.each([
    ['%% one()\nadm_no_such(1)', 'template one calls adm_no_such, which is no function of the rule table'],
    ['%% one($place)\nsin(1)', 'template one is given a place for nothing'],
    ["%% one($a...)\nsin('$a...')", "template one has a hole where none may be: 'holes_a'"],
  ])('%j is refused', async (text, fault) => {
    await expect(compile(text, 'resolved')).rejects.toThrow(`a.m: ${fault}`);
  });
});
