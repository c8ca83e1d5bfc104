/** Work that waits, in one queue for each client. Who has least under way is next, and of equals who waits longest for a turn. */
export class ClientQueues<Item extends { readonly client: string }> {
  readonly #queues = new Map<string, Item[]>();
  /** How many items of a client were taken and not released. */
  readonly #underWay = new Map<string, number>();
  /** The number of the last turn of each client that has something here or under way. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  /** How many items wait. */
  get size(): number {
    return this.items().length;
  }

  items(): Item[] {
    return [...this.#queues.values()].flat();
  }

  /** How many items of a client wait or are under way. */
  countOf(client: string): number {
    return (this.#queues.get(client)?.length ?? 0) + (this.#underWay.get(client) ?? 0);
  }

  /** Puts an item at the end of the queue of its client. */
  add(item: Item): void {
    const queue = this.#queues.get(item.client) ?? [];
    queue.push(item);
    this.#queues.set(item.client, queue);
  }

  /** Puts an item that was taken and released back to the front. */
  putBack(item: Item): void {
    this.#queues.set(item.client, [item, ...(this.#queues.get(item.client) ?? [])]);
  }

  /** Takes the item that is next, which is then under way. */
  take(): Item | undefined {
    const rank = (client: string): readonly [number, number] => [
      this.#underWay.get(client) ?? 0,
      this.#turns.get(client) ?? 0,
    ];
    const [next] = [...this.#queues.keys()].sort((one, other) => {
      const [here, there] = [rank(one), rank(other)];
      return here[0] - there[0] || here[1] - there[1];
    });
    const item = next === undefined ? undefined : this.#queues.get(next)?.[0];
    if (item === undefined) return undefined;
    this.remove(item);
    this.#turn += 1;
    this.#turns.set(item.client, this.#turn);
    this.#underWay.set(item.client, (this.#underWay.get(item.client) ?? 0) + 1);
    return item;
  }

  /** Says that an item that was taken is no longer under way. */
  release({ client }: Item): void {
    const left = (this.#underWay.get(client) ?? 1) - 1;
    if (left > 0) this.#underWay.set(client, left);
    else this.#underWay.delete(client);
    this.#forgetIdle(client);
  }

  /** Takes an item out of its queue; false where it does not wait. */
  remove(item: Item): boolean {
    const queue = this.#queues.get(item.client) ?? [];
    const left = queue.filter((it) => it !== item);
    if (left.length > 0) this.#queues.set(item.client, left);
    else this.#queues.delete(item.client);
    this.#forgetIdle(item.client);
    return left.length < queue.length;
  }

  /** The item that came last of the client with most that wait, if these are more than another client would have with one more. */
  lastOfGreediest(other: string): Item | undefined {
    const longest = [...this.#queues.values()].sort((one, two) => two.length - one.length)[0] ?? [];
    const own = this.#queues.get(other)?.length ?? 0;
    return longest.length > own + 1 ? longest.at(-1) : undefined;
  }

  #forgetIdle(client: string): void {
    if (this.countOf(client) === 0) this.#turns.delete(client);
  }
}
