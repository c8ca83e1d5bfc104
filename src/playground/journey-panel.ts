import { unifiedMergeView } from '@codemirror/merge';
import { originsIn, type JourneyAnswer, type JourneyStep, type PipelineAnswer } from './answers.js';
import { element } from './element.js';
import type { LineOrigins } from './line-links.js';
import { MadeCode, type LineListener } from './made-code.js';
import { TreeView } from './tree-view.js';

/** The program after a step that was run, as it is shown. */
interface Stop {
  readonly step: JourneyStep;
  readonly text: string;
  readonly origins: LineOrigins;
  /** Whether the step changed the code, and not only what is known of it. */
  readonly isChange: boolean;
}

/** The parts of the page that the journey needs. */
export interface JourneyHost {
  readonly tellLines: LineListener;
  /** The tree after a step, as AST XML; undefined where it cannot be had. */
  readonly treeAt: (step: JourneyStep) => Promise<string | undefined>;
  readonly chosen: (number: number) => void;
  readonly leave: () => void;
}

/** The way of a program through all steps of the pipeline: a slider, the code after the step, and its tree. */
export class JourneyPanel {
  readonly #slider = element('input', {
    type: 'range',
    id: 'step',
    min: 0,
    max: 0,
    value: 0,
    disabled: true,
    'aria-label': 'Step of the transformation',
    'aria-describedby': 'step-purpose',
  });
  readonly #strip = element('div', { class: 'strip', 'aria-hidden': 'true' });
  readonly #back = element(
    'button',
    {
      type: 'button',
      class: 'icon',
      'aria-label': 'Step before',
      onclick: () => {
        this.#go(-1);
      },
    },
    '‹',
  );
  readonly #next = element(
    'button',
    {
      type: 'button',
      class: 'icon',
      'aria-label': 'Next step',
      onclick: () => {
        this.#go(1);
      },
    },
    '›',
  );
  readonly #onlyChanges = element('input', {
    type: 'checkbox',
    id: 'only-changes',
    checked: true,
    onchange: () => {
      this.#rearrange();
    },
  });
  readonly #name = element('strong', { class: 'step-name' });
  readonly #phase = element('span', { class: 'phase' });
  readonly #purpose = element('span', { id: 'step-purpose', class: 'purpose' });
  readonly #code: MadeCode;
  readonly #tree: TreeView;
  readonly root: HTMLElement;
  #all: readonly Stop[] = [];
  #stops: readonly Stop[] = [];
  #pipeline: PipelineAnswer['steps'] = [];
  #wanted: number | undefined;
  #shown: Stop | undefined;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly host: JourneyHost) {
    this.#code = new MadeCode('Program after the step', host.tellLines);
    this.#tree = new TreeView(host.tellLines);
    this.#slider.addEventListener('input', () => {
      this.#show(this.#slider.valueAsNumber);
    });
    this.#slider.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') host.leave();
    });
    this.#strip.addEventListener('click', (event) => {
      this.#choose(event);
    });
    this.root = element(
      'div',
      { class: 'journey' },
      element(
        'div',
        { class: 'travel' },
        element(
          'div',
          { class: 'slide' },
          this.#back,
          element('div', { class: 'track' }, this.#strip, this.#slider),
          this.#next,
        ),
        element('div', { class: 'where', 'aria-live': 'polite' }, this.#phase, this.#name, this.#purpose),
        element(
          'label',
          { class: 'check', for: 'only-changes' },
          this.#onlyChanges,
          'only steps that change the code',
        ),
      ),
      element('div', { class: 'sights' }, this.#code.root, this.#tree.root),
    );
  }

  /** Shows the way of a program; `source` is the name under which it was sent. */
  show({ steps, functions }: JourneyAnswer, source: string, wanted: number | undefined): void {
    let before: string | undefined;
    this.#all = steps.map((step) => {
      const parts = step.functions.flatMap((it) => functions[it] ?? []);
      const text = parts.map((it) => it.text).join('\n');
      const origins = parts.flatMap((it, index) => [
        ...(index === 0 ? [] : [[]]),
        ...linesOf(it.text, originsIn(source, it.origins)),
      ]);
      const stop = { step, text, origins, isChange: text !== before };
      before = text;
      return stop;
    });
    this.#wanted = wanted ?? this.#wanted;
    this.#shown = undefined;
    this.#rearrange();
  }

  /** The purposes of all steps of the pipeline, those too that were not run. */
  showPipeline(steps: PipelineAnswer['steps']): void {
    this.#pipeline = steps;
    this.#drawStrip();
    this.#describe();
  }

  /** Goes to the step of that number, or to the one before. */
  goTo(number: number): void {
    this.#wanted = number;
    this.#rearrange();
  }

  markOld(isOld: boolean): void {
    this.root.classList.toggle('old', isOld);
  }

  showLinked(lines: readonly number[], reveal: boolean): void {
    this.#code.showLinked(lines, reveal);
  }

  focus(): void {
    this.#slider.focus();
  }

  /** The stops are those that the box lets through; the one at hand stays if it is among them, else the one before. */
  #rearrange(): void {
    const wanted = this.#wanted ?? 0;
    const isLetThrough = (it: Stop): boolean => !this.#onlyChanges.checked || it.isChange;
    this.#stops = this.#all.filter(isLetThrough);
    const { length } = this.#stops;
    this.#slider.max = String(Math.max(0, length - 1));
    this.#slider.disabled = length < 2;
    this.#drawStrip();
    this.#show(
      Math.max(
        0,
        this.#stops.findLastIndex((it) => it.step.number <= wanted),
      ),
    );
  }

  #go(by: number): void {
    this.#show(Math.min(this.#stops.length - 1, Math.max(0, this.#slider.valueAsNumber + by)));
  }

  #show(index: number): void {
    const stop = this.#stops[index];
    this.#slider.value = String(index);
    this.#back.disabled = index <= 0;
    this.#next.disabled = index >= this.#stops.length - 1;
    if (stop === this.#shown) return;
    this.#shown = stop;
    this.#describe();
    if (stop === undefined) return;
    const isChosen = this.#wanted !== undefined && this.#wanted !== stop.step.number;
    this.#wanted = stop.step.number;
    if (isChosen) this.host.chosen(stop.step.number);
    const before = this.#before(stop);
    const marks =
      before === undefined
        ? []
        : unifiedMergeView({ original: before.text, mergeControls: false, gutter: true });
    this.#code.show(stop.text, stop.origins, marks);
    if (before !== undefined) this.#code.scrollTo(firstChange(before.text, stop.text));
    this.#drawTree(stop, before);
    for (const bar of this.#strip.children) {
      bar.classList.toggle('here', (bar as HTMLElement).dataset['number'] === String(stop.step.number));
    }
  }

  /** The step that was run before, whether it is let through or not. */
  #before(stop: Stop): Stop | undefined {
    return this.#all[this.#all.indexOf(stop) - 1];
  }

  #describe(): void {
    const stop = this.#shown;
    const { name = '', phase = '', number = 0 } = stop?.step ?? {};
    const listed = this.#pipeline[number - 1];
    this.#name.textContent = name;
    this.#phase.textContent = phase.replace(/^\d+-/, '');
    this.#phase.dataset['phase'] = phase;
    this.#purpose.textContent = listed?.name === name ? listed.purpose : '';
    const place = this.#pipeline.length === 0 ? String(number) : `${number} of ${this.#pipeline.length}`;
    this.#slider.setAttribute('aria-valuetext', `${name}, step ${place}, ${phase.replace(/^\d+-/, '')}`);
    this.#phase.title = `step ${place}`;
  }

  /** A bar for each step of the pipeline: high where it changed the code, low where it only found something out. */
  #drawStrip(): void {
    const run = new Map(this.#all.map((it) => [it.step.number, it]));
    const listed =
      this.#pipeline.length > 0
        ? this.#pipeline.map(({ phase }, index) => ({ phase, number: index + 1 }))
        : this.#all.map(({ step }) => step);
    this.#strip.replaceChildren(
      ...listed.map(({ phase, number }) => {
        const stop = run.get(number);
        const kind = stop === undefined ? 'skipped' : stop.isChange ? 'change' : 'note';
        const here = this.#shown?.step.number === number ? ' here' : '';
        return element('span', {
          class: `${kind}${here}`,
          'data-phase': phase,
          'data-number': number,
          title: stop?.step.name ?? this.#pipeline[number - 1]?.name ?? '',
        });
      }),
    );
  }

  #choose({ target }: MouseEvent): void {
    const number = Number((target as HTMLElement).dataset['number'] ?? Number.NaN);
    if (Number.isNaN(number)) return;
    const index = this.#stops.findLastIndex((it) => it.step.number <= number);
    this.#show(Math.max(0, index));
    this.#slider.focus();
  }

  /** While the slider moves, no trees are asked for. */
  #drawTree(stop: Stop, before: Stop | undefined): void {
    const turn = (this.#turn += 1);
    clearTimeout(this.#timer);
    this.#tree.root.classList.add('old');
    this.#timer = setTimeout(() => {
      void this.#loadTree(stop, before).then((trees) => {
        if (turn !== this.#turn) return;
        this.#tree.root.classList.remove('old');
        if (trees === undefined) this.#tree.tellNothing('The tree of this step cannot be had now.');
        else this.#tree.show(...trees);
      });
    }, 200);
  }

  async #loadTree(
    stop: Stop,
    before: Stop | undefined,
  ): Promise<[tree: string, before: string | undefined] | undefined> {
    const [tree, old] = await Promise.all([
      this.host.treeAt(stop.step),
      before === undefined ? undefined : this.host.treeAt(before.step),
    ]);
    return tree === undefined ? undefined : [tree, old];
  }
}

/** As many entries as the text has lines: what has no language yet is shown without origins. */
function linesOf(text: string, origins: LineOrigins): (readonly number[])[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((_, index) => origins[index] ?? []);
}

/** The number of the first line that differs. */
function firstChange(before: string, after: string): number {
  const old = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
}
