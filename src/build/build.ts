import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { analyses } from '../analysis/analyses.js';
import { checkAnnotations } from './check-annotations.js';
import { buildHelpers } from './build-helpers.js';
import { buildStylesheets } from './build-stylesheets.js';
import { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { copyRuntime } from './copy-runtime.js';
import { buildCommand } from './build-command.js';
import { buildOctavePackage } from './build-octave-package.js';
import { buildManual } from './build-manual.js';
import { buildPlayground } from './build-playground.js';
import { packageRoot } from '../base/package-root.js';
import { buildTemplates } from './build-templates.js';
import { buildRules } from './build-rules.js';
import { loadRules } from '../rules/rules-file.js';

/** Builds what the pipeline runs on: compiled stylesheets, linear pipelines, the rule table; the command, the playground and the manual. */
export async function build(log: (line: string) => void): Promise<void> {
  await buildTemplates();
  checkAnnotations(analyses);
  copyRuntime();
  const store = new StylesheetStore(await buildStylesheets(log), analyses);
  buildRules(store);
  buildHelpers(store, loadRules());
  execFileSync(process.execPath, [join(packageRoot, 'dist', 'build', 'leave-saxon-code.js')]);
  await buildCommand(log);
  await buildPlayground(log);
  await buildManual(log);
  await buildOctavePackage();
}
