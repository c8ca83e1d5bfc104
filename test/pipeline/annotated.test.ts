import { expect, it } from 'vitest';
import { elementsAnnotatedBy } from '../../src/tree/annotated.js';
import { Censuses } from '../../src/tree/census.js';
import { FeatureTable } from '../../src/tree/feature-table.js';
import { namespaces } from '../../src/base/namespaces.js';
import { parseXml } from '../../src/saxon/saxon.js';
import { annotate, annotateKnown, annotation, children, clearAnnotations } from '../../src/tree/tree.js';
import type { XmlElement } from '../../src/tree/xml-node.js';

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

it('what is written on, or has something taken back, may have changed, and nothing else', () => {
  const { unit, outer, condition, inner, last } = tree();
  for (const it of [outer, condition]) annotate(it, 'active', 'yes');
  const changed = elementsAnnotatedBy(() => {
    clearAnnotations(unit, ['ada:active']);
    annotate(condition, 'role', 'plain');
    annotateKnown(last, 'is', 'user');
  });
  expect([...changed]).toEqual([outer, condition, last]);
  expect(annotation(inner, 'active')).toBeUndefined();
  expect(elementsAnnotatedBy(() => undefined).size).toBe(0);
});

it('a census sees what has been written at any depth, once it is told, and looks for what is no more', () => {
  const { unit, outer, condition, inner, last } = tree();
  const active = ['*@ada:active'];
  const censuses = new Censuses(new FeatureTable(['*@ada:active', 'var@ada:is=user']));
  expect(censuses.has(unit, active)).toBe(false);
  for (const it of [inner, condition]) {
    annotate(it, 'active', 'yes');
    censuses.learn(it);
    expect([unit, outer, last].map((some) => censuses.has(some, active))).toEqual([true, true, false]);
    expect(censuses.outermost(unit, active)).toEqual([it]);
    annotateKnown(it, 'active', undefined);
    expect(censuses.has(unit, active)).toBe(false);
    expect(censuses.outermost(unit, active)).toEqual([]);
  }
  annotate(condition, 'is', 'user');
  censuses.learn(condition);
  expect(censuses.outermost(unit, ['var@ada:is=user'])).toEqual([condition]);
});

it('a census sees what has come into the place of something: statements, expressions, what a call is called by', () => {
  const { unit, outer, condition, last } = tree();
  const features = ['break', 'call:sin', 'when#3', 'literal'];
  const censuses = new Censuses(new FeatureTable(features));
  expect(features.map((it) => censuses.has(unit, [it]))).toEqual([true, false, false, false]);
  const list = last.parentNode as XmlElement;
  const made = parseXml(`<call xmlns="${namespaces.adm}"><id>sin</id></call>`).documentElement;
  list.replaceChild(made, last);
  censuses.learnOf([made], list);
  expect(features.map((it) => censuses.has(unit, [it]))).toEqual([false, true, false, false]);
  const when = children(outer)[0]!;
  const others = [parseXml(`<literal xmlns="${namespaces.adm}"/>`).documentElement, condition];
  when.insertBefore(others[0]!, condition);
  censuses.learnOf(others, when);
  expect(features.map((it) => censuses.has(unit, [it]))).toEqual([false, true, true, true]);
  expect(censuses.outermost(unit, ['literal', 'call:sin'])).toEqual([others[0], made]);
});
