import { expect, it } from 'vitest';
import { elementsAnnotatedBy } from '../../src/pipeline/annotated.js';
import { Censuses } from '../../src/pipeline/census.js';
import { FeatureTable } from '../../src/pipeline/feature-table.js';
import { parseXml } from '../../src/pipeline/saxon.js';
import { annotate, annotateKnown, annotation, children, clearAnnotations } from '../../src/pipeline/tree.js';
import type { XmlElement } from '../../src/pipeline/xml-node.js';

const text = `<function xmlns="http://www.sc.rwth-aachen.de/ns/adimat"><statement-list>
  <choose><when><var/><statement-list><return/></statement-list></when></choose><break/>
</statement-list></function>`;

/** A function, its statements, the condition in one of them and the statement below that. */
function tree(): Record<'unit' | 'outer' | 'condition' | 'inner' | 'last', XmlElement> {
  const unit = parseXml(text).documentElement;
  const [outer, last] = children(children(unit)[0]!) as [XmlElement, XmlElement];
  const [condition, list] = children(children(outer)[0]!) as [XmlElement, XmlElement];
  return { unit, outer, condition, inner: children(list)[0]!, last };
}

it('what is written as it was is no change, what is written anew, otherwise or taken back is one', () => {
  const { unit, outer, condition, inner, last } = tree();
  for (const it of [outer, condition, inner]) annotate(it, 'active', 'yes');
  const changed = elementsAnnotatedBy(() => {
    clearAnnotations(unit, ['ada:active']);
    annotate(outer, 'active', 'yes');
    annotate(condition, 'active', 'no');
    annotateKnown(last, 'is', 'function');
  });
  expect(changed.map((it) => it.localName).sort()).toEqual(['break', 'return', 'var']);
  expect(annotation(inner, 'active')).toBeUndefined();
  expect(elementsAnnotatedBy(() => undefined)).toEqual([]);
});

it('a census sees what has been written at any depth, once it is told', () => {
  const { unit, outer, condition, inner, last } = tree();
  const active = ['*@ada:active'];
  const censuses = new Censuses(new FeatureTable(['*@ada:active', 'var@ada:is=function']));
  expect(censuses.has(unit, active)).toBe(false);
  for (const it of [inner, condition]) {
    annotate(it, 'active', 'yes');
    censuses.forget(it);
    expect([unit, outer, last].map((some) => censuses.has(some, active))).toEqual([true, true, false]);
    expect(censuses.outermost(unit, active)).toEqual([it]);
    annotateKnown(it, 'active', undefined);
    censuses.forget(it);
    expect(censuses.has(unit, active)).toBe(false);
  }
  annotate(condition, 'is', 'function');
  censuses.forget(condition);
  expect(censuses.outermost(unit, ['var@ada:is=function'])).toEqual([condition]);
});
