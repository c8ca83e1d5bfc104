import { readFileSync } from 'node:fs';
import type { Analysis } from '../analysis/analysis.js';
import { checkFacts } from './check-facts.js';
import {
  indexFile,
  packFolder,
  readSef,
  type BuildIndex,
  type BuiltStylesheet,
} from './built-stylesheets.js';
import { readPipelines, type Pipeline } from './manifest.js';
import { FeatureTable } from '../tree/feature-table.js';
import { closeComponents } from '../saxon/quick/close-components.js';
import { holdCopies } from '../saxon/quick/held-copies.js';
import type { CompiledStylesheet } from '../saxon/load-saxon.js';
import { quickenAxes } from '../saxon/quick/quick-axes.js';
import { quickenIds } from '../saxon/quick/quick-ids.js';
import { quickenPaths } from '../saxon/quick/quick-paths.js';
import { quickenCopies } from '../saxon/quick/quick-copies.js';

/**
 * The built stylesheets and pipelines. Compiled stylesheets are read at first use and then kept: SaxonJS
 * prepares each object once, and a second object would be prepared again.
 */
export class StylesheetStore {
  readonly fingerprint: string;
  readonly analyses: ReadonlyMap<string, Analysis>;
  /** All that steps look for. */
  readonly features: FeatureTable;
  readonly #stylesheets: ReadonlyMap<string, BuiltStylesheet>;
  readonly #pipelines: ReadonlyMap<string, Pipeline>;
  readonly #tools: Readonly<Record<string, string>>;
  readonly #compiled = new Map<string, CompiledStylesheet>();

  constructor(index: BuildIndex, analyses: ReadonlyMap<string, Analysis>) {
    this.fingerprint = index.fingerprint;
    this.#stylesheets = new Map(index.stylesheets.map((it) => [it.name, it]));
    this.#tools = index.tools;
    this.#pipelines = new Map(readPipelines(index.pipelines).map((it) => [it.name, it]));
    for (const pipeline of this.#pipelines.values()) checkPipeline(pipeline, this.#stylesheets, analyses);
    checkFacts(this.pipelines, this.#stylesheets, analyses);
    this.analyses = analyses;
    this.features = new FeatureTable(index.stylesheets.flatMap((it) => it.on));
  }

  /** The store of what `npm run build` left. */
  static load(analyses: ReadonlyMap<string, Analysis>): StylesheetStore {
    return new StylesheetStore(JSON.parse(readFileSync(indexFile, 'utf8')) as BuildIndex, analyses);
  }

  get stylesheets(): readonly BuiltStylesheet[] {
    return [...this.#stylesheets.values()];
  }

  get pipelines(): readonly Pipeline[] {
    return [...this.#pipelines.values()];
  }

  pipeline(name: string): Pipeline {
    const found = this.#pipelines.get(name);
    if (found === undefined) throw new Error(`no pipeline ${name}`);
    return found;
  }

  stylesheet(name: string): BuiltStylesheet {
    const found = this.#stylesheets.get(name);
    if (found === undefined) throw new Error(`no stylesheet ${name}`);
    return found;
  }

  compiled(name: string): CompiledStylesheet {
    return this.#read(name, () => this.stylesheet(name).sef);
  }

  /** A stylesheet that stands in no phase, as it works on rules and not on programs. */
  tool(name: string): CompiledStylesheet {
    return this.#read(name, () => this.#tools[name] ?? '');
  }

  #read(name: string, sef: () => string): CompiledStylesheet {
    const known = this.#compiled.get(name);
    if (known !== undefined) return known;
    const read = readSef(sef());
    quickenAxes(read);
    quickenIds(read);
    quickenPaths(read);
    quickenCopies(read);
    holdCopies(read);
    closeComponents(read);
    this.#compiled.set(name, read);
    return read;
  }
}

/** Every step must exist, in the folder of its phase or of its pack. */
function checkPipeline(
  pipeline: Pipeline,
  stylesheets: ReadonlyMap<string, BuiltStylesheet>,
  analyses: ReadonlyMap<string, Analysis>,
): void {
  for (const step of pipeline.steps) {
    const found = step.kind === 'analysis' ? analyses.get(step.name) : stylesheets.get(step.name);
    if (found === undefined) throw new Error(`pipeline ${pipeline.name}: no ${step.kind} ${step.name}`);
    if (!('folder' in found)) continue;
    const folders = [step.phase, ...(step.pack === undefined ? [] : [packFolder(step.pack)])];
    if (!folders.includes(found.folder)) {
      throw new Error(
        `pipeline ${pipeline.name}: ${step.name} stands in ${found.folder}, not in ${folders.join(' or ')}`,
      );
    }
  }
}
