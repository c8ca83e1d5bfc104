import { keywords } from '../../matlab/keywords.js';
import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, functionsOf, placeOf, walk, walkNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { entryOf } from './entry-of.js';
import { freeNames, functionName, type FreeName } from './free-names.js';
import { GeneratedNames } from './generated-names.js';
import { nameTexts } from './name-texts.js';
import { namedInText } from './named-in-text.js';
import { ProgramFiles, type Resolved } from './program-files.js';

/**
 * Finds out which function every name of one denotes, as both languages do: one of the same file; a private one of the
 * folder; one of a file that is named so, or of a package; a builtin. The derivative of a program is one file, in which a
 * name denotes one function: `ada:called` says which name a function has there, and what denotes it, where that is another
 * than what is written. Where text, or a handle, names a function to `feval`, `cellfun`, `arrayfun`, `bsxfun` or
 * `str2func`, `ada:caller` says to which. An unknown function keeps its name, and no other function gets that. Text that
 * names a function to calls that only the run knows (`functionTexts`) has `ada:called`, too: `-` if it may be several; the
 * first part of what is put together has `ada:composes`, a list of `text:function`.
 */
export const callees: Analysis = {
  name: 'callees',
  needs: [],
  reads: ['ada:composes', 'ada:is'],
  adds: ['ada:called', 'ada:caller', 'ada:composes'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const units = functionsOf(root);
    const files = new ProgramFiles(units);
    for (const unit of files.doubled) report(diagnostic('E206', placeOf(unit), { name: functionName(unit) }));
    const found = units.flatMap((unit) =>
      freeNames(unit)
        .filter((it) => !it.isNested)
        .map((it) => {
          const resolve = (names: readonly string[]): Resolved =>
            files.resolve(unit.getAttribute('file'), names, rules);
          // Whoever writes a feval of his own may mean something else by it.
          const isCalled = it.givenTo !== undefined && resolve([it.givenTo]).unit === undefined;
          return { ...it, ...resolve(it.names), givenTo: isCalled ? it.givenTo : undefined };
        }),
    );
    const entry = entryOf(units, options);
    const foreign = new Set(found.filter((it) => it.unit === undefined).map((it) => it.names.join('.')));
    if (entry !== undefined && foreign.has(functionName(entry))) {
      report(diagnostic('E206', placeOf(entry), { name: functionName(entry) }));
    }
    const generated = new GeneratedNames(
      units.map((it) => files.flatName(it)),
      options,
    );
    const derivative = entry === undefined ? '' : generated.derivativeOf(functionName(entry));
    // The derivative's file would hide another, or what it calls would be itself.
    const inTheWay = files.loose.get(derivative) ?? (foreign.has(derivative) ? entry : undefined);
    if (inTheWay !== undefined) report(diagnostic('E211', placeOf(inTheWay), { name: derivative }));
    for (const it of units)
      if (generated.meets(functionName(it), keywords))
        report(diagnostic('E211', placeOf(it), { name: generated.derivativeOf(functionName(it)) }));
    const outer = new Set(units);
    walk(root, (it) => {
      const isNested = it.localName === 'function' && !outer.has(it);
      if (isNested && generated.has(functionName(it))) {
        report(diagnostic('E211', placeOf(it), { name: functionName(it) }));
      }
      return undefined;
    });
    const called = nameFunctions(root, entry, foreign, files, rules, generated);
    for (const [unit, name] of called) if (name !== functionName(unit)) annotate(unit, 'called', name);
    for (const it of found) annotateName(it, it.unit === undefined ? undefined : called.get(it.unit), rules);
    const passed = new Set(options['passed-over']?.split(' '));
    nameTexts(namedInText(root, files, rules, passed), called, rules);
  },
};

/** Gives every function a name of its own: its name, if it can keep that, as the entry does. */
function nameFunctions(
  root: XmlElement,
  entry: XmlElement | undefined,
  foreign: ReadonlySet<string>,
  files: ProgramFiles,
  rules: RuleTable,
  generated: GeneratedNames,
): Map<XmlElement, string> {
  const written = new Set<string>();
  walkNames(root, (it) => {
    if (it.localName === 'id') written.add(it.textContent);
  });
  const called = new Map<XmlElement, string>();
  const given = new Set<string>();
  const give = (unit: XmlElement, name: string): void => {
    called.set(unit, name);
    given.add(name);
  };
  if (entry !== undefined) give(entry, functionName(entry));
  const fixed = new Set([...foreign, ...given]);
  for (const unit of functionsOf(root)) {
    if (called.has(unit)) continue;
    const name = functionName(unit);
    const isFree = (it: string): boolean =>
      !given.has(it) &&
      !foreign.has(it) &&
      rules.stateOf(it) === undefined &&
      !keywords.has(it) &&
      !generated.meets(it, fixed) &&
      (it === name || !written.has(it));
    const base = generated.evading(files.flatName(unit));
    let chosen = base;
    for (let number = 2; !isFree(chosen); number += 1) chosen = `${base}_${number}`;
    give(unit, chosen);
  }
  return called;
}

/** Writes down what denotes a function by another name than it is called by, and what is a name in text, and for whom. */
function annotateName(
  { names, elements, length, givenTo }: FreeName & Resolved,
  called: string | undefined,
  rules: RuleTable,
): void {
  const written = names.slice(0, length).join('.');
  const element = elements[length - 1];
  if (element === undefined) return;
  const isText = element.localName === 'literal';
  const takesAll = givenTo === 'feval' || givenTo === 'bsxfun' || givenTo === 'str2func';
  const isKnown = called !== undefined || (takesAll && rules.stateOf(written) !== undefined);
  const isCalled = givenTo !== undefined && isKnown && (isText || givenTo === 'feval');
  if (isCalled) annotate(element, 'caller', givenTo);
  if (isText ? isCalled : element.localName === 'struct-ref' || (called ?? written) !== written) {
    annotate(element, 'called', called ?? written);
  }
}
