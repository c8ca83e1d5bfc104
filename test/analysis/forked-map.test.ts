import { expect, it } from 'vitest';
import { ForkedMap } from '../../src/analysis/reading/forked-map.js';

/** Numbers from 0 to 1, the same in each run. */
function random(): () => number {
  let state = 7;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

it('copies hold what they had in common and what each has changed, as copies of plain maps do', () => {
  const next = random();
  const pairs = [{ forked: new ForkedMap<number>(), plain: new Map<string, number>() }];
  for (let step = 0; step < 4000; step += 1) {
    const { forked, plain } = pairs[Math.floor(next() * pairs.length)]!;
    const key = `k${String(Math.floor(next() * 60))}`;
    const action = next();
    if (action < 0.1) pairs.push({ forked: forked.copy(), plain: new Map(plain) });
    else if (action < 0.3) {
      forked.delete(key);
      plain.delete(key);
    } else {
      forked.set(key, step);
      plain.set(key, step);
    }
    expect([forked.get(key), forked.has(key)]).toEqual([plain.get(key), plain.has(key)]);
  }
  for (const { forked, plain } of pairs) {
    expect([...forked].sort()).toEqual([...plain].sort());
    const { forked: other, plain: values } = pairs[Math.floor(next() * pairs.length)]!;
    const differing = [...new Set([...plain.keys(), ...values.keys()])].filter(
      (key) => plain.get(key) !== values.get(key),
    );
    const told = forked.differing(other);
    expect(differing.filter((key) => !told.has(key))).toEqual([]);
  }
});

it('entries that get other values while all are traversed are visited once', () => {
  const map = new ForkedMap<number>();
  for (let index = 0; index < 40; index += 1) map.set(`k${String(index)}`, 0);
  map.copy();
  map.set('k3', 0);
  let visits = 0;
  for (const [key, value] of map) {
    map.set(key, value + 1);
    visits += 1;
  }
  expect(visits).toBe(40);
  expect([...map].every(([, value]) => value === 1)).toBe(true);
});
