import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import type { Analysis } from '../analysis/analysis.js';
import { findStylesheets } from './build-stylesheets.js';
import { readContract } from '../pipeline/contract.js';
import { AnalysisSources } from './analysis-sources.js';
import { annotationsInXPath } from './annotations-in-xpath.js';
import type { AnnotationUse } from './annotation-use.js';
import type { DeclaredUse } from '../pipeline/declared-use.js';
import { sourceModule } from './source-declarations.js';
import { StylesheetSources } from './stylesheet-sources.js';

/** An analysis or a step: what it declares of annotations, and what its code does with them. */
export interface AnnotationUser {
  readonly name: string;
  /** Its file in the repository. */
  readonly file: string;
  readonly declared: DeclaredUse;
  readonly found: AnnotationUse;
  /** The pattern that matches nothing behind the step. */
  readonly ends: string;
}

const analysesFile = join(packageRoot, 'src', 'analysis', 'analyses.ts');

/** All analyses and steps. */
export function annotationUsers(analyses: ReadonlyMap<string, Analysis>): AnnotationUser[] {
  return [...analysisUsers(analyses), ...stylesheetUsers()];
}

function stylesheetUsers(): AnnotationUser[] {
  const sources = new StylesheetSources();
  return findStylesheets().map(({ name, file, text }) => {
    const { reads, ...found } = sources.use(file);
    const declared = readContract(text, name);
    // The census reads what it looks for.
    const features = declared.on.flatMap((it) => annotationsInXPath(it).reads);
    return {
      name,
      file: relative(packageRoot, file),
      declared,
      found: { ...found, reads: new Set([...reads, ...features]) },
      ends: declared.ends ?? '',
    };
  });
}

function analysisUsers(analyses: ReadonlyMap<string, Analysis>): AnnotationUser[] {
  const sources = new AnalysisSources();
  const exports = [...sourceModule(analysesFile).imports.values()].filter(({ file }) => isAnalysis(file));
  const byName = new Map(exports.map((it) => [kebab(it.name), it]));
  return [...analyses.values()].map((declared) => {
    const source = byName.get(declared.name);
    if (source === undefined) throw new Error(`${analysesFile} imports no analysis ${declared.name}`);
    return {
      name: declared.name,
      file: relative(packageRoot, source.file),
      declared,
      found: sources.use(source.file, source.name),
      ends: '',
    };
  });
}

function isAnalysis(file: string): boolean {
  return readFileSync(file, 'utf8').includes(': Analysis = {');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
}
