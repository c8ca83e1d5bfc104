import { accessToken, keepAccessToken } from './access-token.js';
import { element } from './element.js';

/** The dialog that takes an access token, for servers that want one. */
export class TokenDialog {
  readonly #input = element('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
  });
  readonly #why = element('p', { class: 'why' });
  readonly root = element(
    'dialog',
    { class: 'token', 'aria-labelledby': 'token-title' },
    element(
      'form',
      {
        method: 'dialog',
        onsubmit: (event) => {
          this.#keep(event, this.#input.value.trim());
        },
      },
      element('h2', { id: 'token-title' }, 'Access token'),
      this.#why,
      element('label', { for: 'token' }, 'Token'),
      this.#input,
      element(
        'p',
        { class: 'hint' },
        'It is kept in this tab until the tab is closed, and sent to this server alone.',
      ),
      element(
        'div',
        { class: 'buttons' },
        element(
          'button',
          {
            type: 'button',
            onclick: (event) => {
              this.#keep(event, '');
            },
          },
          'Forget',
        ),
        element(
          'button',
          {
            type: 'button',
            onclick: () => {
              this.root.close();
            },
          },
          'Cancel',
        ),
        element('button', { type: 'submit', class: 'primary' }, 'Use it'),
      ),
    ),
  );

  constructor(readonly tell: () => void) {}

  open(why = ''): void {
    this.#why.textContent = why;
    this.#why.hidden = why === '';
    this.#input.value = accessToken();
    if (!this.root.open) this.root.showModal();
    this.#input.select();
  }

  /** Forms are not sent anywhere: the page's policy forbids it. */
  #keep(event: Event, token: string): void {
    event.preventDefault();
    keepAccessToken(token);
    this.root.close();
    this.tell();
  }
}
