import { describe, expect, it } from 'vitest';
import { ClientQueues } from '../../../src/work/client-queues.js';

interface Item {
  readonly client: string;
  readonly name: string;
}

/** Queues in which items wait, named after their clients: `a1` is of `a`. */
function queuesOf(...names: readonly string[]): { queues: ClientQueues<Item>; items: readonly Item[] } {
  const queues = new ClientQueues<Item>();
  const items = names.map((name) => ({ client: name.slice(0, 1), name }));
  for (const it of items) queues.add(it);
  return { queues, items };
}

/** The order in which one worker does what waits. */
function servedByOne(queues: ClientQueues<Item>): string[] {
  const order: string[] = [];
  for (let item = queues.take(); item !== undefined; item = queues.take()) {
    order.push(item.name);
    queues.release(item);
  }
  return order;
}

describe('ClientQueues', () => {
  it('serves clients in turn, whoever came first with however much', () => {
    const { queues } = queuesOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    expect(queues.size).toBe(7);
    expect(servedByOne(queues)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives a turn to those with least under way', () => {
    const { queues } = queuesOf('a1', 'a2', 'a3', 'b1', 'b2');
    const names = [queues.take(), queues.take(), queues.take()].map((it) => it?.name);
    expect(names).toEqual(['a1', 'b1', 'a2']);
    expect([queues.countOf('a'), queues.countOf('b'), queues.countOf('c')]).toEqual([3, 2, 0]);
    expect(queues.take()?.name).toBe('b2');
  });

  it('lets who comes late have a turn before those who had one', () => {
    const { queues } = queuesOf('a1', 'a2', 'a3');
    const first = queues.take()!;
    queues.add({ client: 'b', name: 'b1' });
    queues.release(first);
    expect(servedByOne(queues)).toEqual(['b1', 'a2', 'a3']);
  });

  it('puts back what a dead worker had, and takes out what nobody waits for', () => {
    const { queues, items } = queuesOf('a1', 'a2', 'a3');
    const first = queues.take()!;
    queues.release(first);
    queues.putBack(first);
    expect([queues.remove(items[1]!), queues.remove(items[1]!)]).toEqual([true, false]);
    expect(servedByOne(queues)).toEqual(['a1', 'a3']);
    expect(queues.countOf('a')).toBe(0);
  });

  it('knows who could leave a place to another', () => {
    const { queues } = queuesOf('a1', 'a2', 'a3', 'b1');
    expect(queues.lastOfGreediest('c')?.name).toBe('a3');
    expect(queues.lastOfGreediest('b')?.name).toBe('a3');
    expect(queues.lastOfGreediest('a')).toBeUndefined();
    queues.add({ client: 'b', name: 'b2' });
    expect(queues.lastOfGreediest('b')).toBeUndefined();
  });
});
