import { helpersFor } from '../../src/engine/helpers-for.js';
import { namedOriginals } from '../../src/engine/named-originals.js';
import { usualBody } from '../../src/engine/usual-body.js';
import { completeOptions, type Options } from '../../src/contract/options.js';
import type { RunOptions } from '../../src/pipeline/run.js';
import { parseXml, serializeXml } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { child, children, functionsOf } from '../../src/tree/tree.js';
import { writtenTrees } from '../../src/engine/written-trees.js';
import type { XmlElement } from '../../src/tree/xml-node.js';

/** The options of a pipeline for a program: its entry is the first function, unless the options say otherwise. */
export function runOptions(tree: XmlElement, given: Options): RunOptions {
  const toolbox = loadToolbox();
  const { rules, store } = toolbox;
  const entry = functionsOf(tree)[0]!;
  const names = (list: string): string =>
    children(child(entry, list)!)
      .map((it) => it.textContent)
      .join(',');
  const options = {
    ...completeOptions({ 'usual-shapes': 'no', ...given }),
    generator: 'Adjoinery',
    command: 'adjoin diff f.m',
    entry: child(entry, 'id')!.textContent,
    independents: names('param-list'),
    dependents: names('outvars'),
    ...given,
  };
  const text = serializeXml(tree);
  const copy = (): XmlElement => parseXml(text).documentElement;
  const written = writtenTrees(copy());
  const helpers = helpersFor(toolbox, options);
  const originals = namedOriginals(copy(), { store, rules }, { options, parameters: { written, helpers } });
  const run = { options, parameters: { helpers, originals, written }, rules };
  const usual = (): XmlElement[] => usualBody(copy(), toolbox, run);
  return { ...run, parameters: { ...run.parameters, usual } };
}
