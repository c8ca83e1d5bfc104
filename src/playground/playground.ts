import type { DerivativeAnswer } from '../contract/answer.js';
import { type JourneyAnswer, type JourneyStep, type PipelineAnswer, type TreeAnswer } from './answers.js';
import { Address, linkTo } from './address.js';
import { askServer, type Problem, type Reply } from './ask-server.js';
import { colourSchemeButton } from './colour-scheme.js';
import { DerivativePanel } from './derivative-panel.js';
import { copyText } from './copy-text.js';
import { element } from './element.js';
import { examples } from './examples.js';
import { explainProblem } from './explain-problem.js';
import { JourneyPanel } from './journey-panel.js';
import { Notice } from './notice.js';
import { freshState, type PlaygroundState } from './playground-state.js';
import { SettingsPanel } from './settings-panel.js';
import { SourcePanel } from './source-panel.js';
import { TokenDialog } from './token-dialog.js';
import { ViewTabs } from './view-tabs.js';

/** How long typing rests before the server is asked, in milliseconds. */
const rest = 350;

/** The page: what is asked follows what is shown, and only the last answer counts. */
export class Playground {
  #state: PlaygroundState = freshState('');
  /** The work for the state at hand; it is given up when the state changes. */
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #address = new Address((state, isDamaged) => {
    this.#open(state, isDamaged);
  });
  #trees = new Map<string, Promise<TreeAnswer | undefined>>();
  #pipeline: string | undefined;
  #isSettled = false;
  #isFromDamagedLink = false;

  readonly #source = new SourcePanel(
    (source) => {
      this.#change({ source });
    },
    (lines, isChosen) => {
      this.#link(lines, isChosen, 'source');
    },
  );
  readonly #settings = new SettingsPanel((settings) => {
    this.#change(settings);
  });
  readonly #derivative = new DerivativePanel((lines, isChosen) => {
    this.#link(lines, isChosen, 'made');
  });
  readonly #journey = new JourneyPanel({
    tellLines: (lines, isChosen) => {
      this.#link(lines, isChosen, 'made');
    },
    treeAt: (step) => this.#treeAt(step),
    chosen: (step) => {
      this.#state = { ...this.#state, step };
      void this.#address.keep(this.#state);
    },
    leave: () => {
      this.#showView('derivative', true);
    },
  });
  readonly #notice = new Notice({
    retry: () => {
      this.#ask();
    },
    token: (why) => {
      this.#token.open(why);
    },
  });
  readonly #token = new TokenDialog(() => {
    this.#ask();
  });
  readonly #status = element('span', { class: 'status', role: 'status' });
  readonly #tabs = new ViewTabs(
    { derivative: this.#derivative.root, journey: this.#journey.root },
    (view, takesFocus) => {
      this.#showView(view, takesFocus);
    },
  );
  readonly #examples = element(
    'select',
    {
      'aria-label': 'Example',
      onchange: () => {
        this.#loadExample(Number(this.#examples.value));
      },
    },
    element('option', { value: -1, disabled: true }, 'Examples'),
    ...examples.map(({ title }, index) => element('option', { value: index }, title)),
  );
  readonly #share = element(
    'button',
    {
      type: 'button',
      onclick: () => {
        void this.#copyLink();
      },
    },
    'Share',
  );
  readonly #main = element('main', { 'data-view': 'derivative' });

  readonly root = element(
    'div',
    { class: 'page' },
    element(
      'header',
      {},
      element('h1', {}, 'Adjoinery ', element('span', {}, 'playground')),
      this.#examples,
      element('div', { class: 'spacer' }),
      this.#share,
      element(
        'button',
        {
          type: 'button',
          onclick: () => {
            this.#token.open();
          },
        },
        'Token',
      ),
      element('a', { href: 'docs/' }, 'Docs'),
      element('a', { href: 'docs/http/' }, 'API'),
      element('a', { href: 'playground/licences.txt' }, 'Licences'),
      colourSchemeButton(),
    ),
    this.#settings.root,
    this.#main,
    this.#token.root,
  );

  constructor() {
    this.#main.append(
      this.#source.root,
      element(
        'section',
        { class: 'panel result', 'aria-label': 'Result' },
        element(
          'div',
          { class: 'bar' },
          this.#tabs.list,
          this.#status,
          element('div', { class: 'spacer' }),
          this.#derivative.tools,
        ),
        this.#notice.root,
        ...this.#tabs.panels,
      ),
    );
    window.addEventListener('keydown', (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') this.#ask();
    });
  }

  /** Begins with what the address holds, or with the first example. */
  async begin(): Promise<void> {
    await this.#address.read();
  }

  /** The former contents are one step back. */
  #loadExample(index: number): void {
    const left = this.#state;
    this.#isFromDamagedLink = false;
    this.#load({ ...exampleState(index), view: left.view });
    this.#examples.value = String(index);
    void this.#address.leave(left, this.#state);
  }

  #load(state: PlaygroundState): void {
    this.#state = state;
    this.#examples.value = '-1';
    this.#source.load(state.source);
    this.#settings.show(state);
    this.#showView(state.view, false);
    this.#ask();
  }

  #open(state: PlaygroundState | undefined, isDamaged: boolean): void {
    this.#load(state ?? exampleState(0));
    if (state === undefined) this.#examples.value = '0';
    this.#isFromDamagedLink = isDamaged;
  }

  async #copyLink(): Promise<void> {
    const url = await linkTo(this.#state);
    await this.#address.keep(this.#state);
    await copyText(url, this.#share, {
      before: 'Share',
      copied: 'Link copied',
      refused: 'Link in address bar',
    });
  }

  /** Takes up what was changed, and asks when changes rest. */
  #change(change: Partial<PlaygroundState>): void {
    this.#state = { ...this.#state, ...change };
    this.#isFromDamagedLink = false;
    this.#stop();
    if (change.source !== undefined) {
      // It is no longer the example; that can be chosen again.
      this.#examples.value = '-1';
      this.#forgetUnknown();
    }
    this.#settings.show(this.#state);
    this.#timer = setTimeout(
      () => {
        void this.#address.keep(this.#state);
        this.#ask();
      },
      change.source === undefined ? 0 : rest,
    );
  }

  /** Names that the changed source does not have any more are no longer asked for. */
  #forgetUnknown(): void {
    this.#settings.show(this.#state);
    const { signature } = this.#settings;
    if (signature === undefined) return;
    const known = (
      names: readonly string[] | undefined,
      all: readonly string[],
    ): readonly string[] | undefined => {
      const left = names?.filter((it) => all.includes(it));
      return left?.length === 0 && names?.length !== 0 ? undefined : left;
    };
    const { independents, dependents } = this.#state;
    this.#state = {
      ...this.#state,
      function: this.#state.function === signature.name ? signature.name : undefined,
      independents: known(independents, signature.parameters),
      dependents: known(dependents, signature.outputs),
    };
  }

  /** Gives up what runs: its answer would be for an earlier state. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#isSettled = false;
    this.#notice.hide();
    this.#source.markOld();
    this.#derivative.markOld(true);
    this.#journey.markOld(true);
  }

  get #name(): string {
    return `${this.#settings.signature?.name ?? 'source'}.m`;
  }

  get #program(): object {
    const { source, function: name, independents, dependents, mode, options } = this.#state;
    // The styles are of adjoints.
    const { style: _, ...others } = options;
    const files = [{ name: this.#name, text: source }];
    return {
      files,
      function: name,
      independents,
      dependents,
      mode,
      options: mode === 'forward' ? others : options,
    };
  }

  #ask(): void {
    this.#stop();
    this.#trees = new Map();
    const { signal } = this.#asking;
    const { independents, dependents } = this.#state;
    if (independents?.length === 0 || dependents?.length === 0) {
      this.#status.textContent = '';
      this.#source.showDiagnostics([]);
      this.#notice.show({
        text: `Choose ${independents?.length === 0 ? 'an independent' : 'a dependent'}.`,
        remedy: 'none',
      });
      return;
    }
    this.#status.textContent = '…';
    const asked = this.#state.view === 'journey' ? this.#askJourney(signal) : this.#askDerivative(signal);
    asked.catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async #askDerivative(signal: AbortSignal): Promise<void> {
    const start = performance.now();
    const name = this.#name;
    const reply = await askServer<DerivativeAnswer>(
      'differentiate',
      { ...this.#program, origins: true },
      signal,
    );
    if (!('answer' in reply)) {
      this.#explain(reply.problem);
      return;
    }
    const { answer, headers } = reply;
    const lines = answer.files.reduce((sum, it) => sum + it.text.split('\n').length - 1, 0);
    const made = headers.get('adjoinery-cache') === 'made' ? '' : ', from the cache';
    this.#settle(`${lines} lines in ${Math.round(performance.now() - start)} ms${made}`);
    this.#source.showDiagnostics(answer.diagnostics);
    this.#derivative.show(answer, name);
    this.#derivative.markOld(false);
  }

  async #askJourney(signal: AbortSignal): Promise<void> {
    const start = performance.now();
    const name = this.#name;
    const reply = await askServer<JourneyAnswer>('trace?form=functions', this.#program, signal);
    if (!('answer' in reply)) {
      this.#explain(reply.problem);
      return;
    }
    const { answer } = reply;
    this.#settle(`${answer.steps.length} steps in ${Math.round(performance.now() - start)} ms`);
    this.#source.showDiagnostics(answer.diagnostics);
    if (!answer.differentiable)
      this.#notice.show({ text: 'Not differentiable: this is how far it came.', remedy: 'none' });
    this.#journey.show(answer, name, this.#state.step);
    this.#journey.markOld(false);
    await this.#loadPipeline(signal);
  }

  #settle(status: string): void {
    this.#status.textContent = status;
    this.#isSettled = true;
    const text = 'The link is damaged: it holds no program. This is an example.';
    if (this.#isFromDamagedLink) this.#notice.show({ text, remedy: 'none' });
    else this.#notice.hide();
  }

  /** The purposes of steps are worth knowing, but not worth a complaint. */
  async #loadPipeline(signal: AbortSignal): Promise<void> {
    const wanted = this.#state.mode === 'forward' ? 'tangent-source' : 'adjoint-source';
    if (this.#pipeline === wanted) return;
    const reply = await askServer<PipelineAnswer>(`pipelines/${wanted}`, undefined, signal);
    if (!('answer' in reply)) return;
    this.#pipeline = wanted;
    this.#journey.showPipeline(reply.answer.steps);
  }

  /** The tree after a step: asked for once as long as the program is the same. */
  #treeAt({ name, number }: JourneyStep): Promise<string | undefined> {
    const trees = this.#trees;
    const known = trees.get(name) ?? this.#askTrees(name);
    trees.set(name, known);
    return known.then((all) => all?.steps.find((it) => it.number === number)?.text);
  }

  async #askTrees(name: string): Promise<TreeAnswer | undefined> {
    const { signal } = this.#asking;
    const path = `trace?form=ast&step=${encodeURIComponent(name)}`;
    const reply: Reply<TreeAnswer> | undefined = await askServer<TreeAnswer>(
      path,
      this.#program,
      signal,
    ).catch(() => undefined);
    return reply !== undefined && 'answer' in reply ? reply.answer : undefined;
  }

  #explain(problem: Problem): void {
    this.#status.textContent = '';
    this.#source.showDiagnostics(problem.diagnostics);
    this.#notice.show(explainProblem(problem));
  }

  #showView(view: PlaygroundState['view'], takesFocus: boolean): void {
    const isNew = view !== this.#state.view;
    this.#state = { ...this.#state, view };
    this.#main.dataset['view'] = view;
    this.#tabs.select(view, takesFocus);
    this.#derivative.tools.hidden = view !== 'derivative';
    if (!isNew) return;
    void this.#address.keep(this.#state);
    this.#ask();
  }

  #link(lines: readonly number[], isChosen: boolean, from: 'source' | 'made'): void {
    // While an answer is awaited, the lines are those of another program.
    const shown = this.#isSettled ? lines : [];
    this.#source.showLinked(shown, isChosen && from === 'made');
    const reveal = isChosen && from === 'source';
    if (this.#state.view === 'journey') this.#journey.showLinked(shown, reveal);
    else this.#derivative.showLinked(shown, reveal);
  }
}

function exampleState(index: number): PlaygroundState {
  const { source = '', independents } = examples[index] ?? {};
  return { ...freshState(source), ...(independents === undefined ? {} : { independents }) };
}
