import { productOf } from '../contract/mode-products.js';
import type { Mode } from '../contract/request.js';
import { completeOptions, type Options } from '../contract/options.js';
import { unescapeFromXml } from '../matlab/xml-characters.js';
import { runPipeline } from '../pipeline/run.js';
import type { Toolbox } from '../pipeline/toolbox.js';
import { outputNames, parameterNames } from '../program/head-names.js';
import type { Program } from '../program/program.js';
import { buildTree } from '../saxon/build-tree.js';
import type { XPathMap } from '../saxon/saxon.js';
import type { XmlElement } from '../tree/xml-node.js';
import { version } from '../base/version.js';
import { defaultIndependents } from '../program/default-independents.js';
import { commandOf } from './command-of.js';
import type { LeftOut } from './attempts.js';
import type { DifferentiateHooks, DifferentiateRequest, DifferentiateResult } from './differentiate.js';
import type { Entry } from './find-entry.js';
import { nativeFiles } from './native-files.js';
import { helpersFor } from './helpers-for.js';
import { isShort } from './is-short.js';
import { namedOriginals } from './named-originals.js';
import { usualBody } from './usual-body.js';
import { readOrigins } from './read-origins.js';
import { writtenTrees } from './written-trees.js';

/** Runs the pipeline of the mode for each file that is made. Errors: StepError. */
export function transform(
  request: DifferentiateRequest,
  hooks: DifferentiateHooks,
  { program, toolbox, options: given }: { program: Program; toolbox: Toolbox; options: Options },
  entry: Entry,
  { passed, stops }: LeftOut,
): Pick<DifferentiateResult, 'files' | 'timings' | 'diagnostics'> {
  // The first attempt changes the tree of the program.
  let tree = passed.size === 0 && stops.length === 0 ? program.tree : undefined;
  /** A tree of the program for each that changes it: the first is there if the program is one file. */
  const nextTree = (): XmlElement => {
    const next = tree ?? buildTree(program.files);
    tree = undefined;
    return next;
  };
  let functions: XPathMap | undefined;
  const written = (): XPathMap => (functions ??= writtenTrees(nextTree()));
  const mode = request.mode ?? 'reverse';
  const options = completeOptions(given);
  const parameters = parameterNames(entry.unit).slice(0, request.nargin);
  const independents = (request.independents ?? defaultIndependents(parameters, request)).join(',');
  const dependents = (request.dependents ?? outputNames(entry.unit)).join(',');
  const helpers = helpersFor(toolbox, options);
  const named = {
    entry: entry.unit.name,
    'passed-over': [...passed].join(' '),
    stops: JSON.stringify(stops),
  };
  const originals = (): XPathMap =>
    namedOriginals(nextTree(), toolbox, {
      options: { ...options, ...named },
      parameters: { written, helpers },
    });
  const target = mode === 'forward' ? 'm' : (options['target'] ?? 'm');
  const runs = partsOf(options, mode).map(([part, prefix]) => {
    const run = {
      options: {
        ...options,
        // Tangents need no tapes, which the styles differ in.
        ...(mode === 'forward' ? { style: 'fast' } : {}),
        ...(isShort(program.files) ? {} : { 'usual-shapes': 'no' }),
        ...named,
        mode,
        target,
        part,
        independents,
        dependents,
        ...(request.nargin === undefined ? {} : { nargin: String(request.nargin) }),
        generator: `Adjoinery ${version}`,
        ...(request.origins === true ? { origins: 'yes' } : {}),
        command: commandOf(entry, { ...request, mode, independents, dependents, options: given }),
      },
      parameters: { helpers, originals, written, abstract: 'refused' },
      rules: toolbox.rules,
      ...(hooks.check === undefined ? {} : { check: hooks.check }),
    };
    const usual = (): XmlElement[] => usualBody(nextTree(), toolbox, run);
    return {
      name: `${options[prefix] ?? ''}${entry.unit.name}.m`,
      run: runPipeline(
        toolbox.store,
        toolbox.store.pipeline(hooks.product ?? productOf(mode, target)),
        nextTree(),
        {
          ...run,
          parameters: { ...run.parameters, usual },
          onlyReports: hooks.onlyReports === true,
          ...(hooks.observe === undefined || part !== 'joint' ? {} : { observe: hooks.observe }),
        },
      ),
    };
  });
  return {
    files: runs.flatMap(({ name, run }) =>
      target === 'c'
        ? nativeFiles(run.text, entry.unit.name)
        : [
            {
              name,
              ...(request.origins === true ? readOrigins(run.text) : { text: unescapeFromXml(run.text) }),
            },
          ],
    ),
    // The findings are the same for all parts.
    diagnostics: runs[0]?.run.diagnostics ?? [],
    timings: runs.flatMap(({ run }) => run.timings),
  };
}

/** The files that are made: the role of the function that each is named after, and the option that gives its prefix. */
function partsOf(options: Options, mode: Mode): readonly (readonly [part: string, prefix: string])[] {
  if (mode === 'forward') return [['joint', 'forward-prefix']];
  const joint = ['joint', 'rev-prefix'] as const;
  if (options['output-mode'] !== 'split-all' || options['target'] === 'c') return [joint];
  return [joint, ['recording', 'rec-prefix'], ['returning', 'ret-prefix']];
}
