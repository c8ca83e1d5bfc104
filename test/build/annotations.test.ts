import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { analyses } from '../../src/analysis/analyses.js';
import { AnalysisSources } from '../../src/build/analysis-sources.js';
import { annotationFiles } from '../../src/build/annotation-files.js';
import { annotationUsers, type AnnotationUser } from '../../src/build/annotation-users.js';
import { annotationsInXPath } from '../../src/build/annotations-in-xpath.js';
import { compareEnds } from '../../src/build/compare-ends.js';
import { compareEntries } from '../../src/build/compare-entries.js';
import { compareUse } from '../../src/build/compare-use.js';
import { readAnnotations } from '../../src/build/read-annotations.js';
import { StylesheetSources } from '../../src/build/stylesheet-sources.js';
import type { AnnotationUse } from '../../src/build/annotation-use.js';
import { packageRoot } from '../../src/base/package-root.js';

const folder = mkdtempSync(join(tmpdir(), 'annotations-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function stylesheet(name: string, content: string): string {
  return write(
    name,
    `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
      xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes" xmlns:lib="urn:lib">${content}</xsl:stylesheet>`,
  );
}

function namesOf({ reads, writes, leavesOut }: AnnotationUse): Record<keyof AnnotationUse, string[]> {
  return { reads: [...reads].sort(), writes: [...writes].sort(), leavesOut: [...leavesOut].sort() };
}

describe('what XPath asks for', () => {
  it.each([
    ["call[@ada:is = 'user']/@ada:from", ['is', 'from'], []],
    ['@* except @ada:made', [], ['made']],
    ['$it/(@* except (@ada:made, @at)), @ada:is', ['is'], ['made']],
    ["'@ada:is' || attribute(ada:made)", ['made'], []],
  ])('%s', (xpath, reads, leftOut) => {
    expect(annotationsInXPath(xpath)).toEqual({ reads, leftOut, computed: [] });
  });

  it.each(['@ada:*[. = 1]', '@*:is', "@*[name() = 'ada:is']"])('computed: %s', (xpath) => {
    expect(annotationsInXPath(xpath).computed).not.toEqual([]);
  });
});

describe('what a stylesheet reads and writes', () => {
  it('is not found where the file is no XML: the error names it', () => {
    const file = stylesheet('malformed.xsl', '<xsl:template></xsl:function>');
    expect(() => new StylesheetSources().use(file)).toThrow(/malformed\.xsl: .* at line \d+ column \d+$/);
  });

  stylesheet(
    'library.xsl',
    `<xsl:function name="lib:used"><xsl:param name="it"/><xsl:sequence select="$it/@ada:shape, lib:inner()"/></xsl:function>
     <xsl:function name="lib:inner"><var ada:is="user"/></xsl:function>
     <xsl:function name="lib:unused"><var ada:made="{@ada:rule}"/></xsl:function>`,
  );

  it('is in its own rules and in what these use of the files that it includes', () => {
    const file = stylesheet(
      'step.xsl',
      `<xsl:include href="library.xsl"/>
       <xsl:template match="call[@ada:active]"><xsl:copy-of select="lib:used(.), @* except @ada:call"/></xsl:template>
       <xsl:template match="var"><xsl:attribute name="ada:adjoint" select="'yes'"/></xsl:template>`,
    );
    expect(namesOf(new StylesheetSources().use(file))).toEqual({
      reads: ['active', 'shape'],
      writes: ['adjoint', 'is'],
      leavesOut: ['call'],
    });
  });

  it.each([
    '<xsl:attribute name="ada:{$name}" select="1"/>',
    '<xsl:attribute name="{$name}" select="1"/>',
    '<xsl:copy-of select="@ada:*"/>',
  ])('may not be computed: %s', (content) => {
    const file = stylesheet('computed.xsl', `<xsl:template match="var">${content}</xsl:template>`);
    expect(() => new StylesheetSources().use(file)).toThrow(
      /computed\.xsl computes names of annotations[^]*hint/,
    );
  });
});

describe('what an analysis reads and writes', () => {
  const tree = "import { annotate, annotation } from './tree.js';\n";
  write('tree.ts', 'export function annotate() {}\nexport function annotation() {}\n');
  write(
    'helper.ts',
    `${tree}export function mark(it, name) { annotate(it, name, 'yes'); }
     export function unused(it) { return annotation(it, 'rule'); }`,
  );

  it('is in all that it uses', () => {
    const file = write(
      'analysis.ts',
      `${tree}import { mark } from './helper.js';
       class Flow { run(it) { return annotation(it, it.isCall ? 'is' : 'made'); } }
       export const one: Analysis = { run(root) { new Flow().run(root); mark(root, 'dead'); } };`,
    );
    expect(namesOf(new AnalysisSources().use(file, 'one'))).toEqual({
      reads: ['is', 'made'],
      writes: ['dead'],
      leavesOut: [],
    });
  });

  it('may not be computed', () => {
    const file = write(
      'computed.ts',
      `${tree}export const one: Analysis = { run(root) { annotate(root, root.name, ''); } };`,
    );
    expect(() => new AnalysisSources().use(file, 'one')).toThrow(
      /computes the name of an annotation \(root\.name\)[^]*hint/,
    );
  });
});

describe('differences', () => {
  const users = annotationUsers(analyses);
  const entries = readAnnotations();

  it('are none', () => {
    const found = users.flatMap(({ file, found, declared }) => compareUse(file, found, declared));
    expect([...found, ...compareEnds(entries, users), ...compareEntries(entries, users)]).toEqual([]);
  });

  it.each([...annotationFiles(entries)])('are not between the entries and %s', (file, text) => {
    expect(readFileSync(join(packageRoot, file), 'utf8')).toBe(text);
  });

  it('are found in every contract, in each name that is taken out of it', () => {
    for (const { file, found, declared } of users) {
      for (const list of ['needs', 'reads', 'adds', 'completes', 'writes'] as const) {
        for (const name of declared[list] ?? []) {
          const without = { ...declared, [list]: declared[list]!.filter((it) => it !== name) };
          expect(compareUse(file, found, without)).toEqual([
            expect.stringContaining(
              `${file} ${list === 'needs' || list === 'reads' ? 'reads' : 'writes'} ${name}`,
            ),
          ]);
        }
      }
      expect(compareUse(file, found, { ...declared, needs: [...declared.needs, 'ada:nothing'] })).toEqual([
        `${file} does not read ada:nothing: take it out of needs and reads`,
      ]);
    }
  });

  it('are found where a pattern says that an annotation ends', () => {
    const ended = users.filter(({ ends }) => /^(?:\*\[@ada:[\w-]+\]|@ada:[\w-]+)$/.test(ends));
    expect(ended.length).toBeGreaterThan(10);
    for (const it of ended) {
      const silent: AnnotationUser = { ...it, declared: { ...it.declared, outdates: [] } };
      expect(compareEnds(entries, [silent]), it.name).not.toEqual([]);
    }
  });

  it('are found where a step takes away what it alone reads', () => {
    const it = users.find(({ name }) => name === 'insert-error-results')!;
    const silent: AnnotationUser = { ...it, declared: { ...it.declared, outdates: ['ada:held'] } };
    const all = users.map((user) => (user === it ? silent : user));
    expect(compareEnds(entries, all)).toEqual([
      `${it.file} ends ada:guard, which it alone reads, and takes away: add it to outdates`,
    ]);
  });

  it('are found in the entries', () => {
    const [first, ...others] = entries;
    const [from] = first!.from;
    expect(compareEntries(others, users)).toEqual([expect.stringContaining(`has no ada:${first!.name}`)]);
    expect(compareEntries([{ ...first!, from: ['names'] }, ...others], users)).toEqual([
      expect.stringContaining(`${first!.name}: the contracts say from="${from}"`),
    ]);
    expect(compareEntries([{ ...first!, name: 'unasked', from: [], until: [] }, ...entries], users)).toEqual([
      expect.stringContaining('nobody reads ada:unasked'),
    ]);
  });
});
