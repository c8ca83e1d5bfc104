import { freeNames, functionName, type FreeName } from '../analysis/reading/free-names.js';
import { namingTexts } from '../analysis/reading/naming-texts.js';
import { writtenFunctions } from '../analysis/reading/written-functions.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { sourceOfHandles, type GivenHandles } from './given-handles.js';
import type { FileItem, FunctionNode } from '../matlab/ast.js';
import { functionPlace, privateScope, qualifiedName } from '../matlab/function-place.js';
import { isGenerated } from '../matlab/is-generated.js';
import { parseSource, type ParseResult } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import { ruleOfOwnFunctions } from '../rules/rule-of-own-functions.js';
import { buildTree } from '../saxon/build-tree.js';
import { DirectedRules } from './directed-rules.js';
import type { Mode } from '../contract/request.js';
import { completeOptions, type Options } from '../contract/options.js';
import { sourceOfShapes } from './source-of-shapes.js';
import { SizeLimit } from './size-limit.js';
import type { Toolbox } from '../pipeline/toolbox.js';
import { namespaces } from '../base/namespaces.js';
import { TextAsks, type TextAsk } from './text-asks.js';
import { child, children, functionsOf, placeOf } from '../tree/tree.js';
import type { XmlElement } from '../tree/xml-node.js';

/** Finds what is beside the files at hand. */
export interface FileFinder {
  /** The file of a function that is called in the file of the path `from`. */
  readonly find: (functionName: string, from: string) => Source | undefined;
  /** The names of functions, of those that may be called there, that a pattern stands for (see `fitsPattern`). */
  readonly list: (pattern: string, from: string) => readonly string[];
}

const nothing: FileFinder = { find: () => undefined, list: () => [] };

/** Names that are put together so that more files than these fit stand for none of them. */
const mostFitting = 100;

/** The name of the file of rules that directives and user functions make. */
export const ownRules = 'adimat.xml';

/** A file of a program, and why it is one. */
export interface Dependency {
  readonly source: Source;
  /** By what it was found; `given` for what the program was to begin with. */
  readonly how: 'given' | 'private' | 'package' | 'path';
  /** The name that led to it first. */
  readonly name: string;
  /** The file in which that name stands. */
  readonly calledIn: string;
  /** The facts on the name, where that is put together when the program runs. */
  readonly pattern?: string;
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

/** The purpose for which a program is loaded. */
export interface ProgramPurpose {
  readonly options?: Options | undefined;
  readonly mode?: Mode | undefined;
  /** The function that is differentiated, the handles that its caller gives, and the shapes that are told. */
  readonly function?: string | undefined;
  readonly handles?: GivenHandles | undefined;
  readonly shapes?: string | undefined;
}

/** Parses files and all that the names of functions in them lead to. */
export function loadProgram(
  sources: readonly Source[],
  toolbox: Toolbox,
  finder: FileFinder = nothing,
  { options = {}, mode = 'reverse', function: name, handles = {}, shapes }: ProgramPurpose = {},
): Program {
  const sizeLimit = SizeLimit.ofProgram(Number(completeOptions(options)['size-limit']));
  return new ProgramLoader(sources, toolbox, finder, sizeLimit, mode, { name, handles, shapes }).program;
}

class ProgramLoader {
  readonly #files: ParsedFile[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #dependencies: Dependency[] = [];
  readonly #unknown: Diagnostic[] = [];
  readonly #asked = new Map<string, boolean>();
  readonly #texts = new TextAsks();
  /** The functions that files define, by their paths. */
  readonly #own = new Map<string, ReadonlySet<string>>();
  /** Names that only text has, whose files hold nothing that can be called. */
  readonly #passedOver = new Set<string>();
  /** The tree of the file that was followed last. */
  #tree: XmlElement | undefined;
  /** Rules that user functions make, by the function and the number of its arguments. */
  readonly #rules = new Map<string, string | undefined>();

  readonly #directed = new DirectedRules();
  /** Files with what the request says of the caller. */
  readonly #made = new Set<Source>();

  constructor(
    given: readonly Source[],
    readonly toolbox: Toolbox,
    readonly finder: FileFinder,
    readonly sizeLimit: SizeLimit,
    readonly mode: Mode,
    asked: {
      readonly name: string | undefined;
      readonly handles: GivenHandles;
      readonly shapes: string | undefined;
    },
  ) {
    for (const source of given) this.#add({ source, how: 'given', name: '', calledIn: '' });
    this.#addMade(asked.name, asked.handles, asked.shapes);
    // Files that are found are put at the end of the list while it is traversed.
    for (const file of this.#files) {
      if (this.#diagnostics.some((it) => it.severity === 'error')) break;
      this.#follow(file);
    }
  }

  get program(): Program {
    const rules = [...this.#directed.elements, ...this.#rules.values()].filter((it) => it !== undefined);
    return {
      files: this.#files,
      sources: this.#files.map((it) => it.source).filter((it) => !this.#made.has(it)),
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

  #add(it: Dependency, { file, diagnostics }: ParseResult = parseSource(it.source)): void {
    this.#files.push({ source: it.source, file });
    this.#dependencies.push(it);
    this.#diagnostics.push(...diagnostics, ...this.sizeLimit.add({ source: it.source, file }));
  }

  /** Adds the handles that the caller gives, and checks of the shapes that are told, as if they stood in the file of the function. */
  #addMade(name: string | undefined, handles: GivenHandles, shapes: string | undefined): void {
    const ofName = (it: FileItem): it is FunctionNode =>
      it.kind === 'function' && (name === undefined || it.name === name);
    const home = this.#files.find(({ file }) => file.items.some(ofName));
    const unit = home?.file.items.find(ofName);
    if (home === undefined || unit === undefined) return;
    const path = home.source.name;
    for (const source of [sourceOfHandles(handles, path), sourceOfShapes(unit, shapes, path)]) {
      if (source === undefined) continue;
      this.#made.add(source);
      this.#files.push({ source, file: parseSource(source).file });
    }
  }

  /** Looks for all functions that a file calls for. */
  #follow(file: ParsedFile): void {
    const root = buildTree([file]);
    this.#tree = root;
    const { name: path } = file.source;
    this.#diagnostics.push(
      ...this.#directed.take(root, path, (it) => this.finder.find(it, path) !== undefined),
    );
    const units = functionsOf(root);
    const own = new Set([...(this.#own.get(path) ?? []), ...units.map(functionName)]);
    this.#own.set(path, own);
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
    const { calls, texts } = namingTexts(root, this.toolbox.rules);
    for (const it of this.#texts.add(path, calls.length > 0, texts)) this.#askText(it);
  }

  /** Whether there is a file of the function, which is then one of the program's. */
  #isFound({ names, elements }: FreeName, path: string): boolean {
    // Text and handles hold their names whole; of a variable and its fields all beginnings may be names.
    const isWhole = elements[0] === elements.at(-1) && names.length > 1;
    const lengths = names.map((_, index) => index + 1).slice(isWhole ? -1 : 0);
    return lengths.some((length) => this.#ask(names.slice(0, length).join('.'), path));
  }

  /** Looks for the functions that text may name; what is put together finds those whose files fit. */
  #askText({ text, pattern, known, from }: TextAsk): void {
    if (known === undefined || !pattern.includes('*')) {
      const isOwn = this.#own.get(from)?.has(pattern) === true;
      if (!isOwn && this.toolbox.rules.stateOf(pattern) === undefined) this.#ask(pattern, from, '');
      return;
    }
    const isRuled = (name: string): boolean => this.toolbox.rules.given.has(name) || this.#directed.has(name);
    const found = this.finder.list(pattern, from).filter((it) => !isRuled(it));
    if (found.length <= mostFitting) for (const name of found) this.#ask(name, from, pattern);
    else {
      const count = String(found.length);
      this.#diagnostics.push(diagnostic('W207', placeOf(text), { pattern, count }));
    }
  }

  /**
   * Whether there is a file of the function, which is then one of the program's. A name in text alone, of which a `pattern` is
   * known if it is put together, may be something else than a function.
   */
  #ask(name: string, path: string, pattern?: string): boolean {
    const place = functionPlace(path);
    const key = `${privateScope(place)}/${name}`;
    const answer = this.#asked.get(key);
    if (answer !== undefined && (pattern !== undefined || !this.#passedOver.has(key))) return answer;
    const source = this.finder.find(name, path);
    const isGiven = this.#files.some((it) => isCalled(it, name, path));
    this.#asked.set(key, source !== undefined || isGiven);
    if (source === undefined) return isGiven;
    const found = functionPlace(source.name);
    // Files that we were given are not taken from elsewhere, too.
    if ((isGiven && !found.isPrivate) || this.#files.some((it) => it.source === source)) return true;
    const how = found.isPrivate ? 'private' : found.packages.length > 0 ? 'package' : 'path';
    const parsed = parseSource(source);
    if (pattern !== undefined && !isCandidate(parsed, source, pattern)) {
      this.#passedOver.add(key);
      return false;
    }
    this.#add({ source, how, name, calledIn: path, ...(pattern ? { pattern } : {}) }, parsed);
    return true;
  }

  /** Whether there are user functions that give the derivative of a call. */
  #hasDerivative({ names: [name = ''], elements: [element] }: FreeName, path: string): boolean {
    const call = element?.parentNode as XmlElement | undefined;
    const list =
      call?.localName === 'array' && children(call)[0] === element ? child(call, 'param-list') : undefined;
    if (element === undefined || list === undefined) return false;
    const count = children(list).length;
    const key = `${name}/${count}`;
    if (!this.#rules.has(key)) {
      const find = (sought: string): Source | undefined =>
        this.#files.find((it) => isCalled(it, sought, path))?.source ?? this.finder.find(sought, path);
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

/** Whether a file that only text leads to is that of a function: what is put together finds none that was generated. */
function isCandidate({ file, diagnostics }: ParseResult, { text }: Source, pattern: string): boolean {
  const kinds = new Set(file.items.map((it) => it.kind));
  kinds.delete('comment');
  const isFunction = kinds.size === 1 && kinds.has('function');
  const isRight = !diagnostics.some((it) => it.severity === 'error');
  return isFunction && isRight && (pattern === '' || !isGenerated(text));
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
