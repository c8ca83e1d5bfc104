import { freeNames, functionName, type FreeName } from '../analysis/free-names.js';
import { functionTexts } from '../analysis/function-texts.js';
import { writtenFunctions } from '../analysis/written-functions.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { functionPlace, privateScope, qualifiedName } from '../matlab/function-place.js';
import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import { ruleOfOwnFunctions } from '../rules/rule-of-own-functions.js';
import { buildTree } from './build-tree.js';
import { DirectedRules } from './directed-rules.js';
import type { Mode } from './mode-products.js';
import { completeOptions, type Options } from './options.js';
import { SizeLimit } from './size-limit.js';
import type { Toolbox } from './toolbox.js';
import { namespaces } from './namespaces.js';
import { child, children, functionsOf, placeOf } from './tree.js';
import type { XmlElement } from './xml-node.js';

/** Finds the file of a function that is called in the file of the path `from`. */
export type FileFinder = (functionName: string, from: string) => Source | undefined;

/** The name of the file of rules that directives and functions of the user's make. */
export const ownRules = 'adimat.xml';

/** A file of a program, and how it came to be one. */
export interface Dependency {
  readonly source: Source;
  /** By what it was found; `given` for what the program was to begin with. */
  readonly how: 'given' | 'private' | 'package' | 'path';
  /** The name that led to it first. */
  readonly name: string;
  /** The file in which that name stands. */
  readonly calledIn: string;
}

/** A program: all files that its functions lead to, parsed. */
export interface Program {
  readonly files: readonly ParsedFile[];
  readonly sources: readonly Source[];
  /** The tree of the only file, if there are no others. */
  readonly tree?: XmlElement;
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
  /** The names of functions that are neither in the files nor in the rule table (W201). */
  readonly unknown: readonly Diagnostic[];
  /** Rules that directives and functions make (see `ruleOfDirective`, `ruleOfOwnFunctions`), as a file of rules. */
  readonly rules: readonly Source[];
}

/** What a program is loaded for. */
export interface ProgramPurpose {
  readonly options?: Options | undefined;
  readonly mode?: Mode | undefined;
}

/** Parses files and all that the names of functions in them lead to. */
export function loadProgram(
  sources: readonly Source[],
  toolbox: Toolbox,
  find: FileFinder = () => undefined,
  { options = {}, mode = 'reverse' }: ProgramPurpose = {},
): Program {
  const sizeLimit = SizeLimit.ofProgram(Number(completeOptions(options)['size-limit']));
  return new ProgramLoader(sources, toolbox, find, sizeLimit, mode).program;
}

class ProgramLoader {
  readonly #files: ParsedFile[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #dependencies: Dependency[] = [];
  readonly #unknown: Diagnostic[] = [];
  readonly #asked = new Map<string, boolean>();
  /** The tree of the file that was followed last. */
  #tree: XmlElement | undefined;
  /** Rules that functions of the user's make, by the function and the number of its arguments. */
  readonly #rules = new Map<string, string | undefined>();

  readonly #directed = new DirectedRules();

  constructor(
    given: readonly Source[],
    readonly toolbox: Toolbox,
    readonly find: FileFinder,
    readonly sizeLimit: SizeLimit,
    readonly mode: Mode,
  ) {
    for (const source of given) this.#add({ source, how: 'given', name: '', calledIn: '' });
    // Files that are found are put at the end of the list while it is gone through.
    for (const file of this.#files) {
      if (this.#diagnostics.some((it) => it.severity === 'error')) break;
      this.#follow(file);
    }
  }

  get program(): Program {
    const rules = [...this.#directed.elements, ...this.#rules.values()].filter((it) => it !== undefined);
    return {
      files: this.#files,
      sources: this.#files.map((it) => it.source),
      ...(this.#tree !== undefined && this.#files.length === 1 ? { tree: this.#tree } : {}),
      dependencies: this.#dependencies,
      diagnostics: this.#diagnostics,
      unknown: this.#unknown,
      rules:
        rules.length > 0
          ? [{ name: ownRules, text: `<rules xmlns="${namespaces.rules}">${rules.join('')}</rules>` }]
          : [],
    };
  }

  #add(it: Dependency): void {
    const { file, diagnostics } = parseSource(it.source);
    this.#files.push({ source: it.source, file });
    this.#dependencies.push(it);
    this.#diagnostics.push(...diagnostics, ...this.sizeLimit.add({ source: it.source, file }));
  }

  /** Looks for all functions that a file calls for. */
  #follow(file: ParsedFile): void {
    const root = buildTree([file]);
    this.#tree = root;
    const { name: path } = file.source;
    this.#diagnostics.push(...this.#directed.take(root, path, (it) => this.find(it, path) !== undefined));
    const units = functionsOf(root);
    const own = new Set(units.map(functionName));
    const written = writtenFunctions(root).flatMap(({ names }) => names);
    for (const it of [...units.flatMap(freeNames), ...written]) {
      const [name = ''] = it.names;
      if (this.toolbox.rules.given.has(name) || this.#directed.has(name)) {
        const defined = own.has(name) || this.#files.some((other) => isCalled(other, name, file.source.name));
        if (defined) this.#reportDefined(it);
        continue;
      }
      if (it.isNested || own.has(name) || this.#isFound(it, file.source.name)) continue;
      const state = this.toolbox.rules.stateOf(name) ?? this.toolbox.rules.stateOf(it.names.join('.'));
      if (state !== undefined && state !== 'missing') continue;
      if (!this.#hasDerivative(it, file.source.name) && state === undefined) this.#reportUnknown(it);
    }
    for (const { name } of functionTexts(root, this.toolbox.rules))
      if (!own.has(name) && this.toolbox.rules.stateOf(name) === undefined) this.#ask(name, file.source.name);
  }

  /** Whether there is a file of the function, which is then one of the program's. */
  #isFound({ names, elements }: FreeName, path: string): boolean {
    // Text and handles hold their names whole; of a variable and its fields all beginnings may be names.
    const isWhole = elements[0] === elements.at(-1) && names.length > 1;
    const lengths = names.map((_, index) => index + 1).slice(isWhole ? -1 : 0);
    return lengths.some((length) => this.#ask(names.slice(0, length).join('.'), path));
  }

  #ask(name: string, path: string): boolean {
    const place = functionPlace(path);
    const key = `${privateScope(place)}/${name}`;
    const answer = this.#asked.get(key);
    if (answer !== undefined) return answer;
    const source = this.find(name, path);
    const isGiven = this.#files.some((it) => isCalled(it, name, path));
    this.#asked.set(key, source !== undefined || isGiven);
    if (source === undefined) return isGiven;
    const found = functionPlace(source.name);
    // What we were given is not taken from elsewhere, too.
    const isKnown = (isGiven && !found.isPrivate) || this.#files.some((it) => it.source === source);
    if (!isKnown) {
      const how = found.isPrivate ? 'private' : found.packages.length > 0 ? 'package' : 'path';
      this.#add({ source, how, name, calledIn: path });
    }
    return true;
  }

  /** Whether there are functions of the user's that give the derivative of a call. */
  #hasDerivative({ names: [name = ''], elements: [element] }: FreeName, path: string): boolean {
    const call = element?.parentNode as XmlElement | undefined;
    const list =
      call?.localName === 'array' && children(call)[0] === element ? child(call, 'param-list') : undefined;
    if (element === undefined || list === undefined) return false;
    const count = children(list).length;
    const key = `${name}/${count}`;
    if (!this.#rules.has(key)) {
      const find = (sought: string): Source | undefined =>
        this.#files.find((it) => isCalled(it, sought, path))?.source ?? this.find(sought, path);
      const { rule, refused } = ruleOfOwnFunctions(name, count, find, this.mode);
      this.#rules.set(key, rule);
      for (const it of refused)
        this.#diagnostics.push(diagnostic('W212', placeOf(element), { ...it, function: name }));
    }
    return this.#rules.get(key) !== undefined;
  }

  #reportDefined({ names: [name = ''], elements: [element] }: FreeName): void {
    if (element !== undefined) this.#diagnostics.push(diagnostic('E607', placeOf(element), { name }));
  }

  #reportUnknown({ names, elements }: FreeName): void {
    const [element] = elements;
    const name = names.join('.');
    if (element === undefined || this.#unknown.some((it) => it.message.includes(`'${name}'`))) return;
    this.#unknown.push(diagnostic('W201', placeOf(element), { name }));
  }
}

/** Whether a file of those at hand is that of a function, for one that calls it. */
function isCalled({ source, file }: ParsedFile, name: string, path: string): boolean {
  const place = functionPlace(source.name);
  if (place.isPrivate) {
    return place.name === name && privateScope(place) === privateScope(functionPlace(path));
  }
  const main = file.items.find((it) => it.kind === 'function');
  return qualifiedName(place) === name || (place.packages.length === 0 && main?.name === name);
}
