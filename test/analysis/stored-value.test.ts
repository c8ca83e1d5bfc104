import { describe, expect, it } from 'vitest';
import {
  emptyValue,
  handlesIn,
  joined,
  storedIn,
  writeVariable,
  type StoredHandle,
  type StoredValue,
} from '../../src/analysis/handles/stored-value.js';
import type { XmlElement } from '../../src/tree/xml-node.js';

describe('what a variable may hold', () => {
  const handle: StoredHandle = { number: 1, site: {} as XmlElement };

  /** A list of five that hold it and, in one of them, a handle, written until that says nothing new. */
  function listOfItself(): { list: StoredValue; rounds: number } {
    const list = emptyValue();
    const held = { ...emptyValue(), handles: new Set([handle]) };
    let rounds = 0;
    for (let isNew = true; isNew && rounds < 20; rounds += 1) {
      isNew = writeVariable(list, [{ kind: '{', name: '3' }], held);
      for (const name of ['1', '2', '3', '4', '5'])
        isNew = writeVariable(list, [{ kind: '{', name }], joined([list])) || isNew;
    }
    return { list, rounds };
  }

  it('has no more parts than can be looked at, however deep it holds itself', () => {
    const { list, rounds } = listOfItself();
    const count = ({ parts }: StoredValue): number =>
      [...parts.values()].reduce((sum, it) => sum + 1 + count(it), 0);
    expect(rounds).toBeLessThan(10);
    expect(count(list)).toBeLessThanOrEqual(500);
  });

  it('still has its first parts, and the handles in what is unknown', () => {
    const { list } = listOfItself();
    expect([...list.parts.keys()].sort()).toEqual(['{1}', '{2}', '{3}', '{4}', '{5}']);
    for (const part of list.parts.values()) expect(handlesIn(part).length).toBeGreaterThan(0);
    expect(storedIn(list).length).toBeGreaterThan(0);
  });
});
