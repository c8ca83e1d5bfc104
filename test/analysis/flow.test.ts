import { describe, expect, it } from 'vitest';
import { flowBackward } from '../../src/analysis/activity/flow-backward.js';
import { flowForward, type Flow } from '../../src/analysis/reading/flow.js';
import { ForkedSet } from '../../src/analysis/reading/forked-set.js';
import { namespaces } from '../../src/base/namespaces.js';
import { parseXml } from '../../src/saxon/saxon.js';
import { children } from '../../src/tree/tree.js';
import type { XmlElement } from '../../src/tree/xml-node.js';

/** Loops in one another, each with a statement before the next one and another behind it. */
function nest(depth: number): XmlElement {
  const statement = (name: string): string => `<expression-statement at="${name}"/>`;
  let text = statement('inside');
  for (let level = depth; level > 0; level -= 1) {
    const body = `${statement(`before ${level}`)}${text}${statement(`behind ${level}`)}`;
    text = `<while at="head ${level}"><statement-list>${body}</statement-list></while>`;
  }
  const root = parseXml(`<statement-list xmlns="${namespaces.adm}">${text}</statement-list>`).documentElement;
  expect(children(root).length).toBe(1);
  return root;
}

describe.each([
  ['forward', flowForward, 'before'],
  ['backward', flowBackward, 'behind'],
])('a flow %s through loops in one another', (_, run, first) => {
  function collect(depth: number): { steps: number; reached: Set<string>; inside: Set<string> } {
    let steps = 0;
    let inside = new ForkedSet();
    const flow: Flow<ForkedSet> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        steps += 1;
        const name = statement.getAttribute('at');
        if (name === 'inside') inside = state.copy();
        // As variables are that are set before a loop, which changes them: each iteration around begins anew.
        const [place, level] = name.split(' ');
        if (place === first)
          for (const it of [...state]) if (Number(it.split(' ')[1]) > Number(level)) state.delete(it);
        state.add(name);
        return state;
      },
    };
    const reached = run(nest(depth), new ForkedSet(['start']), flow);
    return { steps, reached: new Set(reached), inside: new Set(inside) };
  }

  it.each([1, 5, 12])('comes to all that may have been before (%i loops)', (depth) => {
    const all = new Set(['start', 'inside']);
    for (let level = 1; level <= depth; level += 1)
      for (const place of ['head', 'before', 'behind']) all.add(`${place} ${level}`);
    const { reached, inside } = collect(depth);
    expect(reached).toEqual(all);
    expect(inside).toEqual(all);
  });

  it('does not take twice the steps with each loop more', () => {
    expect(collect(16).steps).toBeLessThan(2 ** 14);
    expect(collect(64).steps).toBeLessThan(2.5 * 64 ** 2);
  });
});

it('a flow backward takes what breaks out of deep loops lead to from outside, whatever the heads of the loops hold', () => {
  const read = '<expression-statement at="read"/>';
  const leave = '<choose><when><statement-list><break/></statement-list></when></choose>';
  let text = `<expression-statement at="inside"/>${leave}<expression-statement at="written"/>`;
  for (let level = 10; level > 0; level -= 1)
    text = `<while at="head"><statement-list>${read}${text}</statement-list></while>`;
  const root = parseXml(`<statement-list xmlns="${namespaces.adm}">${text}</statement-list>`).documentElement;
  let inside = new ForkedSet();
  flowBackward(root, new ForkedSet(), {
    copy: (state) => state.copy(),
    join: (into, other) => into.join(other),
    step: (statement, state) => {
      const name = statement.getAttribute('at');
      if (name === 'inside') inside = state.copy();
      if (name === 'read') state.add('variable');
      if (name === 'written') state.delete('variable');
      return state;
    },
  });
  // The loop around reads it in its next iteration.
  expect([...inside]).toEqual(['variable']);
});
