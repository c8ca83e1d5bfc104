import { analyses } from './analysis/analyses.js';
import { buildHelpers } from './pipeline/build-helpers.js';
import { buildStylesheets } from './pipeline/build-stylesheets.js';
import { keepSaxonCode } from './pipeline/saxon-code.js';
import { StylesheetStore } from './pipeline/stylesheet-store.js';
import { buildPlayground } from './build-playground.js';
import { buildRules } from './rules/build-rules.js';
import { loadRules } from './rules/rules-file.js';

/** Builds what the pipeline runs on: compiled stylesheets, linear pipelines, the rule table; and the playground. */
export async function build(log: (line: string) => void): Promise<void> {
  const store = new StylesheetStore(await buildStylesheets(log), analyses);
  buildRules(store);
  buildHelpers(store, loadRules());
  keepSaxonCode();
  await buildPlayground(log);
}
