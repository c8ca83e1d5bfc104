import { element } from './element.js';
import type { Explanation } from './explain-problem.js';

/** The actions that a notice offers. */
export interface Remedies {
  readonly retry: () => void;
  readonly token: (why: string) => void;
}

/** Says what is in the way, with what helps against it. */
export class Notice {
  readonly #text = element('span');
  readonly #wait = element('span', { class: 'wait' });
  readonly #button = element('button', { type: 'button' }, 'Ask again');
  readonly root = element(
    'div',
    { class: 'notice', role: 'alert', hidden: true },
    this.#text,
    this.#wait,
    this.#button,
  );
  #timer: ReturnType<typeof setInterval> | undefined;
  #act: () => void = () => undefined;

  constructor(readonly remedies: Remedies) {
    this.#button.addEventListener('click', () => {
      this.#act();
    });
  }

  show({ text, remedy, again }: Explanation): void {
    this.hide();
    const { retry, token } = this.remedies;
    this.#text.textContent = text;
    this.#button.hidden = remedy === 'none';
    this.#button.textContent = remedy === 'token' ? 'Give a token' : 'Ask again';
    this.#act =
      remedy === 'token'
        ? () => {
            token(text);
          }
        : retry;
    this.root.hidden = false;
    if (again !== undefined) this.#count(again);
  }

  hide(): void {
    clearInterval(this.#timer);
    this.#wait.textContent = '';
    this.root.hidden = true;
  }

  #count(seconds: number): void {
    let left = Math.ceil(seconds);
    const tick = (): void => {
      this.#wait.textContent = ` Asking again in ${left} s.`;
      if (left <= 0) {
        this.hide();
        this.remedies.retry();
      }
      left -= 1;
    };
    tick();
    this.#timer = setInterval(tick, 1000);
  }
}
