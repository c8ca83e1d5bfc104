import { element } from './element.js';

const place = 'adjoinery-colours';
const schemes = ['auto', 'light', 'dark'] as const;
const signs = { auto: '◐', light: '☀', dark: '☾' } as const;

/** The button that chooses between light and dark: as the system has it, until it is pressed. Kept with the tab. */
export function colourSchemeButton(): HTMLButtonElement {
  let scheme = schemes.find((it) => it === sessionStorage.getItem(place)) ?? 'auto';
  const show = (): void => {
    if (scheme === 'auto') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = scheme;
    button.textContent = signs[scheme];
    button.setAttribute('aria-label', `Colours: ${scheme}`);
    button.title = `Colours: ${scheme}`;
  };
  const button = element('button', {
    type: 'button',
    class: 'icon',
    onclick: () => {
      scheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'auto';
      sessionStorage.setItem(place, scheme);
      show();
    },
  });
  show();
  return button;
}
