import { expect, it } from 'vitest';
import { parseXml } from '../../src/pipeline/saxon.js';

it('elements have their links in one order, wherever and whenever they get a place', () => {
  const { documentElement: root } = parseXml('<a><b><c/>text</b><d/></a>');
  const made = root.ownerDocument.createElementNS(null, 'e');
  const orders = [root, root.firstChild!, root.lastChild!, made].map((it) =>
    Object.keys(it).filter((key) => /^(?:parent|first|last|previous|next)/.test(key)),
  );
  for (const it of orders) expect(it).toEqual(orders[0]);
  expect(orders[0]).toContain('lastChild');
  root.appendChild(made);
  expect([root.lastChild, made.previousSibling, made.parentNode]).toEqual([
    made,
    root.firstChild!.nextSibling,
    root,
  ]);
});
