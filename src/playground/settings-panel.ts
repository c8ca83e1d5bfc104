import { signaturesIn, type Signature } from '../matlab/signatures-in.js';
import { optionTable, type OptionEntry } from '../contract/option-table.js';
import { element } from './element.js';
import type { PlaygroundState } from './playground-state.js';

type Settings = Omit<PlaygroundState, 'source' | 'view' | 'step'>;

/** The controls for what is asked: the function, its inputs and outputs, and the options. */
export class SettingsPanel {
  readonly root = element('div', { class: 'settings' });
  readonly #function = element('select', {
    id: 'function',
    onchange: () => {
      this.#choose({ function: this.#function.value, independents: undefined, dependents: undefined });
    },
  });
  readonly #functionField = element(
    'div',
    { class: 'field' },
    element('label', { for: 'function' }, 'Function'),
    this.#function,
  );
  readonly #independents = element('fieldset', { class: 'names' });
  readonly #dependents = element('fieldset', { class: 'names' });
  readonly #mode = choice(
    'Mode',
    'mode',
    [
      ['reverse', 'adjoint'],
      ['forward', 'tangent'],
    ],
    (mode) => {
      this.#choose({ mode: mode === 'forward' ? 'forward' : 'reverse' });
    },
  );
  readonly #style = choice(
    'Style',
    'style',
    [
      ['fast', 'fast'],
      ['classic', 'classic'],
    ],
    (style) => {
      this.#setOption('style', style);
    },
  );
  readonly #options = element('div', { class: 'option-list' });
  readonly #count = element('span', { class: 'count' });
  readonly #controls = new Map<string, HTMLInputElement | HTMLSelectElement>();
  #signatures: readonly Signature[] = [];
  #settings: Settings | undefined;

  constructor(readonly tell: (settings: Partial<Settings>) => void) {
    const more = element(
      'details',
      { class: 'more' },
      element('summary', {}, 'Options', this.#count),
      this.#options,
    );
    more.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !more.open) return;
      more.open = false;
      more.querySelector('summary')?.focus();
    });
    document.addEventListener('pointerdown', (event) => {
      if (!more.contains(event.target as Node)) more.open = false;
    });
    this.root.append(
      this.#functionField,
      this.#independents,
      this.#dependents,
      this.#mode.root,
      this.#style.root,
      more,
    );
  }

  /** The function that is asked for, as the source has it. */
  get signature(): Signature | undefined {
    const name = this.#settings?.function;
    return this.#signatures.find((it) => name === undefined || it.name === name) ?? this.#signatures[0];
  }

  /** Shows what there is to choose in a source, and what is chosen. */
  show({ source, ...settings }: PlaygroundState): void {
    this.#settings = settings;
    this.#signatures = readSignatures(source);
    const { signature } = this;
    this.#functionField.hidden = this.#signatures.length < 2;
    this.#function.replaceChildren(
      ...this.#signatures.map((it) =>
        element('option', { value: it.name, selected: it === signature }, it.name),
      ),
    );
    this.#showNames(
      this.#independents,
      'Independents',
      'independents',
      signature?.parameters ?? [],
      settings.independents,
    );
    this.#showNames(
      this.#dependents,
      'Dependents',
      'dependents',
      signature?.outputs ?? [],
      settings.dependents,
    );
    this.#mode.choose(settings.mode);
    this.#style.choose(settings.options['style'] ?? 'fast');
    this.#style.root.hidden = settings.mode === 'forward';
    this.#showOptions(settings);
  }

  #showNames(
    fieldset: HTMLFieldSetElement,
    title: string,
    which: 'independents' | 'dependents',
    names: readonly string[],
    chosen: readonly string[] | undefined,
  ): void {
    const known = names.filter((it) => it !== '');
    const isChosen = (name: string): boolean => chosen === undefined || chosen.includes(name);
    const shown = JSON.stringify([known, known.map(isChosen)]);
    if (fieldset.dataset['shown'] === shown) return;
    const focused = fieldset.querySelector<HTMLInputElement>('input:focus')?.value;
    fieldset.dataset['shown'] = shown;
    const boxes = known.map((name) => {
      const box = element('input', { type: 'checkbox', value: name, checked: isChosen(name) });
      box.addEventListener('change', () => {
        const now = known.filter((it) => (it === name ? box.checked : isChosen(it)));
        this.#choose({ [which]: now.length === known.length ? undefined : now });
      });
      return box;
    });
    fieldset.replaceChildren(
      element('legend', {}, title),
      ...(known.length === 0
        ? [element('span', { class: 'none' }, '–')]
        : boxes.map((box) => element('label', { class: 'chip' }, box, box.value))),
    );
    boxes.find((it) => it.value === focused)?.focus();
  }

  #showOptions({ mode, options }: Settings): void {
    const style = options['style'] ?? 'fast';
    const fitting = optionTable.filter(
      (it) =>
        it.name !== 'style' &&
        (it.mode ?? mode) === mode &&
        (it.style === undefined || (it.style === style && mode === 'reverse')),
    );
    const set = Object.keys(options).filter((it) => it !== 'style').length;
    this.#count.textContent = set === 0 ? '' : ` (${set} set)`;
    const shown = fitting.map((it) => it.name).join();
    // Controls stay where they are as long as they can: one of them may be about to get the focus.
    if (this.#options.dataset['shown'] !== shown) {
      this.#options.dataset['shown'] = shown;
      this.#controls.clear();
      this.#options.replaceChildren(...fitting.map((it) => this.#option(it)));
    }
    for (const { name, value } of fitting) {
      const control = this.#controls.get(name);
      if (control === undefined) continue;
      control.value = options[name] ?? value;
      control.closest('.option')?.classList.toggle('set', options[name] !== undefined);
    }
  }

  #option({ name, allowed, says }: OptionEntry): HTMLElement {
    const id = `option-${name}`;
    const control =
      'pattern' in allowed
        ? element('input', {
            id,
            type: 'text',
            spellcheck: 'false',
            autocomplete: 'off',
            title: allowed.says,
          })
        : element('select', { id }, ...allowed.map((it) => element('option', { value: it }, it)));
    control.addEventListener('change', () => {
      this.#setOption(name, control.value);
    });
    this.#controls.set(name, control);
    return element(
      'div',
      { class: 'option' },
      element('label', { for: id }, name),
      control,
      element('p', {}, says),
    );
  }

  /** Options that have their defaults are not named: links stay short, and answers are shared. */
  #setOption(name: string, value: string): void {
    const { [name]: _, ...others } = this.#settings?.options ?? {};
    const usual = optionTable.find((it) => it.name === name)?.value;
    this.#choose({ options: value === usual ? others : { ...others, [name]: value } });
  }

  #choose(settings: Partial<Settings>): void {
    this.tell(settings);
  }
}

/** One of a few values, as buttons that look pressed or not. */
function choice(
  title: string,
  name: string,
  values: readonly (readonly [value: string, text: string])[],
  tell: (value: string) => void,
): { readonly root: HTMLFieldSetElement; readonly choose: (value: string) => void } {
  const buttons = values.map(([value]) =>
    element('input', {
      type: 'radio',
      name,
      value,
      onchange: () => {
        tell(value);
      },
    }),
  );
  const labels = values.map(([, text], index) =>
    element('label', {}, buttons[index] ?? '', element('span', {}, text)),
  );
  const root = element(
    'fieldset',
    { class: 'choice' },
    element('legend', {}, title),
    element('div', {}, ...labels),
  );
  const choose = (value: string): void => {
    for (const it of buttons) it.checked = it.value === value;
  };
  return { root, choose };
}

/** Read by the parser that the server has; none where a source is nested deeper than any stack. */
function readSignatures(source: string): readonly Signature[] {
  try {
    return signaturesIn({ name: 'source.m', text: source });
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
