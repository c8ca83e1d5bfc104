import { element } from './element.js';
import type { PlaygroundState } from './playground-state.js';

type View = PlaygroundState['view'];
const titles: Readonly<Record<View, string>> = { derivative: 'Derivative', journey: 'Journey' };
const views: readonly View[] = ['derivative', 'journey'];

/** The tabs of the results, one of which is seen. */
export class ViewTabs {
  readonly list = element('div', { role: 'tablist', 'aria-label': 'Views' });
  readonly panels: readonly HTMLElement[];
  readonly #tabs: readonly HTMLButtonElement[];

  constructor(
    contents: Readonly<Record<View, HTMLElement>>,
    readonly tell: (view: View, takesFocus: boolean) => void,
  ) {
    this.#tabs = views.map((view) => {
      const tab = element(
        'button',
        { type: 'button', role: 'tab', id: `tab-${view}`, 'aria-controls': `view-${view}` },
        titles[view],
      );
      tab.addEventListener('click', () => {
        tell(view, false);
      });
      return tab;
    });
    this.panels = views.map((view) =>
      element(
        'div',
        { id: `view-${view}`, class: 'view', role: 'tabpanel', 'aria-labelledby': `tab-${view}` },
        contents[view],
      ),
    );
    this.list.append(...this.#tabs);
    this.list.addEventListener('keydown', ({ key }) => {
      const at = this.#tabs.findIndex((it) => it.getAttribute('aria-selected') === 'true');
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const view = by === undefined ? undefined : views[(at + by + views.length) % views.length];
      if (view !== undefined) tell(view, true);
    });
  }

  select(view: View, takesFocus: boolean): void {
    views.forEach((it, index) => {
      const tab = this.#tabs[index];
      const panel = this.panels[index];
      if (tab === undefined || panel === undefined) return;
      tab.setAttribute('aria-selected', String(it === view));
      tab.tabIndex = it === view ? 0 : -1;
      panel.hidden = it !== view;
      if (it === view && takesFocus) tab.focus();
    });
  }
}
