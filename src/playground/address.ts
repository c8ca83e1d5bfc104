import type { PlaygroundState } from './playground-state.js';
import { fragmentOf, stateOf } from './share-link.js';

/**
 * The address of the page holds the state, in the fragment, which is not sent to the server: whoever copies or reloads
 * it has the same again, and nothing is stored. Packing takes its time: only what was asked for last counts.
 */
export class Address {
  #turn = 0;

  /** `open` is told of what the address holds when it is changed by others; `undefined`: nothing, or nothing of ours. */
  constructor(readonly open: (state: PlaygroundState | undefined, isDamaged: boolean) => void) {
    window.addEventListener('hashchange', () => void this.read());
  }

  async read(): Promise<void> {
    const turn = (this.#turn += 1);
    const { hash } = location;
    const state = await stateOf(hash);
    if (turn === this.#turn) this.open(state, state === undefined && hash.length > 1);
  }

  async keep(state: PlaygroundState): Promise<void> {
    const turn = (this.#turn += 1);
    const url = await linkTo(state);
    if (turn === this.#turn) history.replaceState(undefined, '', url);
  }

  /** Goes on to another state: from there, one step back leads to the one that is left. */
  async leave(left: PlaygroundState, next: PlaygroundState): Promise<void> {
    const turn = (this.#turn += 1);
    const [from, to] = await Promise.all([linkTo(left), linkTo(next)]);
    if (turn !== this.#turn) return;
    history.replaceState(undefined, '', from);
    history.pushState(undefined, '', to);
  }
}

/** The address of the page with a state in it. */
export async function linkTo(state: PlaygroundState): Promise<string> {
  return `${location.href.replace(/#.*$/s, '')}#${await fragmentOf(state)}`;
}
