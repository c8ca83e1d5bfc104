import type { StepTiming } from '../contract/answer.js';
import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { RuleTable } from '../rules/rule-table.js';
import { elementsAnnotatedBy } from '../tree/annotated.js';
import { annotationsWrittenBy } from './annotations-written-by.js';
import { Censuses, holderOf } from '../tree/census.js';
import type { StepScope } from './contract.js';
import { isWanted, type Pipeline, type Step } from './manifest.js';
import { runStylesheet, type ParameterValue } from '../saxon/saxon.js';
import type { Item } from '../saxon/quick/held-copies.js';
import type { StylesheetStore } from './stylesheet-store.js';
import { keepOrigin } from '../tree/keep-origin.js';
import { replaceAll } from '../tree/replace-all.js';
import { functionsOf } from '../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../tree/xml-node.js';

/**
 * Is called after every step with the tree as it then stands, which it must not change, and with what the step ran on:
 * 0 if it was skipped.
 */
export type Observer = (step: Step, root: XmlElement, applied: number) => void;

export interface RunOptions {
  readonly options: Readonly<Record<string, string>>;
  /** Left out where no step reads them. */
  readonly rules?: RuleTable;
  /** Parameters of stylesheets besides the options and the rules; functions make theirs when a stylesheet first asks. */
  readonly parameters?: Readonly<Record<string, ParameterValue | (() => ParameterValue)>>;
  readonly observe?: Observer;
  /** Is called before every step, and may throw: the run ends with what it throws. */
  readonly check?: () => void;
  /** Runs every step wherever it may, not only where the census says that it has something to do. */
  readonly unskipped?: boolean;
  /** Ends the run where no further step may report anything: its product is not wanted. */
  readonly onlyReports?: boolean;
}

export interface RunResult {
  readonly root: XmlElement;
  /** The output of the last step, if it prints. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: readonly StepTiming[];
}

/** A fault of our own: a step failed on a tree that it should have handled. */
export class StepError extends Error {
  constructor(
    readonly step: string,
    readonly code: DiagnosticCode,
    cause: unknown,
  ) {
    super(`step ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Runs a linear pipeline on a tree, which it changes. Steps run on single functions, and only on those whose
 * census shows something that the step looks for; the results are put in the places of what went in.
 * The run stops after a step that reported errors.
 */
export function runPipeline(
  store: StylesheetStore,
  pipeline: Pipeline,
  tree: XmlElement,
  run: RunOptions,
): RunResult {
  return new PipelineRun(store, tree, run).run(pipeline);
}

class PipelineRun {
  #root: XmlElement;
  #text = '';
  /** The diagnostics reported so far, by their text. */
  readonly #diagnostics = new Map<string, Diagnostic>();
  #hasErrors = false;
  readonly #censuses: Censuses;
  /** How often the tree may have changed, now and when each analysis had run. */
  #changes = 0;
  readonly #changesKnown = new Map<string, number>();
  readonly #parameters: Record<string, ParameterValue | (() => ParameterValue)>;

  constructor(
    readonly store: StylesheetStore,
    tree: XmlElement,
    readonly options: RunOptions,
  ) {
    this.#root = tree;
    this.#censuses = new Censuses(store.features);
    this.#parameters = { ...options.parameters, ...options.options, ...options.rules?.parameters };
  }

  run(pipeline: Pipeline): RunResult {
    const timings: StepTiming[] = [];
    for (const [index, step] of pipeline.steps.entries()) {
      if (this.options.onlyReports === true && !this.#mayReport(pipeline.steps.slice(index))) break;
      this.options.check?.();
      let applied = 0;
      if (isWanted(step, this.options.options)) {
        const start = performance.now();
        applied = this.#runStep(step);
        timings.push({
          name: step.name,
          phase: step.phase,
          milliseconds: performance.now() - start,
          applied,
        });
      }
      this.options.observe?.(step, this.#root, applied);
      if (this.#hasErrors) break;
    }
    return { root: this.#root, text: this.#text, diagnostics: [...this.#diagnostics.values()], timings };
  }

  /** Whether one of the steps may report something; trees are looked at only where none of them always may. */
  #mayReport(steps: readonly Step[]): boolean {
    const { options, rules } = this.options;
    const asked = steps
      .filter((it) => isWanted(it, options))
      .map(({ kind, name }) =>
        kind === 'step' ? this.store.stylesheet(name).mayReport : this.store.analyses.get(name)?.mayReport,
      );
    if (asked.includes(true)) return true;
    return asked.some((it) => typeof it === 'function' && rules && it(this.#root, { options, rules }));
  }

  #runStep(step: Step): number {
    try {
      if (step.kind === 'analysis') return this.#runAnalysis(step.name);
      const { scope, on } = this.store.stylesheet(step.name);
      if (scope === 'text') {
        this.#text = this.#apply(step.name, [this.#root], []).map(textOf).join('');
        return 1;
      }
      if (scope === 'part' || scope === 'statement') return this.#runOnParts(step.name, on, scope);
      return scope === 'document'
        ? this.#runOnRoot(step.name, on)
        : this.#runOnFunctions(step.name, on, scope);
    } catch (error) {
      throw new StepError(step.name, error instanceof RangeError ? 'E902' : 'E901', error);
    }
  }

  #runAnalysis(name: string): number {
    const analysis = this.store.analyses.get(name);
    const { rules } = this.options;
    if (analysis === undefined) throw new Error(`no analysis ${name}`);
    if (rules === undefined) throw new Error(`no rules for ${name}`);
    const isKnown = analysis.isRepeatable === true && this.#changesKnown.get(name) === this.#changes;
    if (isKnown && this.options.unskipped !== true) return 0;
    const annotated = elementsAnnotatedBy(() => {
      analysis.run(this.#root, {
        options: this.options.options,
        rules,
        report: (it) => {
          if (analysis.mayReport === undefined) throw new Error(`${name} does not say that it reports`);
          this.#tell(it);
        },
      });
    });
    if (annotated.size > 0) this.#changes += 1;
    this.#changesKnown.set(name, this.#changes);
    if (this.store.features.asksFor(annotationsWrittenBy(analysis)))
      for (const it of annotated) this.#censuses.learn(it);
    return 1;
  }

  #runOnRoot(name: string, on: readonly string[]): number {
    if (!this.#concerns(on, this.#root)) return 0;
    const [result] = this.#apply(name, [this.#root], [this.#root]);
    if (!isElement(result as XmlNode)) throw new Error('did not return the tree');
    // Nodes outside of documents have no identifiers.
    this.#root.parentNode?.replaceChild(result as XmlElement, this.#root);
    this.#root = result as XmlElement;
    return 1;
  }

  #runOnFunctions(name: string, on: readonly string[], scope: StepScope): number {
    const units = functionsOf(this.#root).filter((unit) => this.#concerns(on, unit));
    for (const unit of units) {
      const results = this.#apply(name, [unit], scope === 'check' ? [] : [unit]) as XmlNode[];
      if (scope === 'check') continue;
      this.#censuses.forget(unit);
      replaceAll(new Map([[unit, results]]));
    }
    return units.length;
  }

  /**
   * Runs a step on the parts of the tree that it is about, those of one function at once; every result takes the place
   * of its part.
   */
  #runOnParts(name: string, on: readonly string[], scope: 'part' | 'statement'): number {
    const found = this.#censuses.outermost(this.#root, on);
    const groups = new Map<XmlElement, Set<XmlElement>>();
    const owners = new Map<XmlNode, XmlElement>();
    for (const it of found) {
      const part = scope === 'part' ? it : holderOf(it);
      const owner = ownerOf(part, owners);
      const group = groups.get(owner) ?? new Set();
      groups.set(owner, group.add(part));
    }
    for (const group of groups.values()) {
      // Statements in the branches of one go with it; no part stands in another.
      const parts = scope === 'part' ? [...group] : [...group].filter((it) => !standsInOneOf(group, it));
      const results = this.#apply(name, parts, parts);
      const replacements = new Map<XmlElement, XmlNode[]>();
      const parents = parts.map((it) => it.parentNode as XmlElement);
      let next = 0;
      for (const part of parts) {
        const end = results.indexOf(0, next);
        if (end < 0) throw new Error('did not return something for each part');
        const nodes = results.slice(next, end) as XmlNode[];
        keepOrigin(part, nodes);
        replacements.set(part, nodes);
        next = end + 1;
      }
      replaceAll(replacements);
      [...replacements.values()].forEach((nodes, index) => {
        this.#censuses.learnOf(nodes, parents[index]!);
      });
    }
    return groups.size;
  }

  #concerns(on: readonly string[], element: XmlElement): boolean {
    if (on.length === 0 || this.options.unskipped === true) return true;
    return this.#censuses.has(element, on);
  }

  #apply(name: string, elements: readonly XmlElement[], consumed: readonly XmlElement[]): Item[] {
    if (consumed.length > 0) this.#changes += 1;
    const parameters: Record<string, ParameterValue> = {};
    for (const it of this.store.stylesheet(name).parameters) {
      const value = this.#parameter(it);
      if (value !== undefined) parameters[it] = value;
    }
    const report = (content: XmlNode): void => {
      this.#report(content);
    };
    return runStylesheet(this.store.compiled(name), elements, parameters, report, consumed);
  }

  #parameter(name: string): ParameterValue | undefined {
    const given = this.#parameters[name];
    return typeof given === 'function' ? (this.#parameters[name] = given()) : given;
  }

  /** Takes up a message of a stylesheet: an element `diagnostic` with code, place and arguments as attributes. */
  #report(content: XmlNode): void {
    const element = isElement(content) ? content : content.firstChild;
    if (!isElement(element)) throw new Error(`message: ${content.textContent}`);
    const args: Record<string, string> = {};
    for (const it of Array.from(element.attributes)) args[it.nodeName] = it.value;
    const [line = 0, column = 0] = (args['at'] ?? '').split(':').map(Number);
    const place = { file: args['file'] ?? '', line, column };
    this.#tell(diagnostic(args['code'] as DiagnosticCode, place, args));
  }

  /** Parts of a split statement may give rise to the same message several times: once is enough. */
  #tell(it: Diagnostic): void {
    this.#diagnostics.set(JSON.stringify(it), it);
    this.#hasErrors ||= it.severity === 'error';
  }
}

/** Whether an element stands in another one of a set. */
function standsInOneOf(set: ReadonlySet<XmlNode>, element: XmlElement): boolean {
  for (let it = element.parentNode; it !== null; it = it.parentNode) if (set.has(it)) return true;
  return false;
}

/** The outermost function that an element stands in, or the root; keeps what is found by lists of statements. */
function ownerOf(element: XmlElement, owners: Map<XmlNode, XmlElement>): XmlElement {
  let owner = element;
  let list: XmlNode | undefined;
  for (let it: XmlNode | null = element; it !== null; it = it.parentNode) {
    const known = owners.get(it);
    if (known !== undefined) {
      owner = known;
      break;
    }
    if (it.localName === 'statement-list') list ??= it;
    if (isElement(it) && (it.localName === 'function' || it.parentNode === null)) owner = it;
  }
  if (list !== undefined) owners.set(list, owner);
  return owner;
}

function textOf(item: Item): string {
  return typeof item === 'object' ? item.textContent : String(item);
}
