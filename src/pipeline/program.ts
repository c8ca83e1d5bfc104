import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import { writeAstXml, type ParsedFile } from '../matlab/write-ast-xml.js';
import { runPipeline } from './run.js';
import { parseXml } from './saxon.js';
import type { Toolbox } from './toolbox.js';
import { annotation, walk } from './tree.js';

/** Finds the file of a function that none of the files at hand defines. */
export type FileFinder = (functionName: string) => Source | undefined;

/** A program: all files that its functions lead to, parsed. */
export interface Program {
  readonly files: readonly ParsedFile[];
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses files and all that their functions lead to: names that are functions, but not of these files and not known
 * to the rule table, are looked for until nothing new is found.
 */
export function loadProgram(
  sources: readonly Source[],
  toolbox: Toolbox,
  find: FileFinder = () => undefined,
): Program {
  const files: ParsedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const asked = new Set<string>();
  let added: readonly Source[] = sources;
  while (added.length > 0) {
    for (const source of added) {
      const { file, diagnostics: found } = parseSource(source);
      files.push({ source, file });
      diagnostics.push(...found);
    }
    if (diagnostics.some((it) => it.severity === 'error')) break;
    added = [...unknownNames(files, toolbox)]
      .filter((name) => !asked.has(name))
      .flatMap((name) => {
        asked.add(name);
        const source = find(name);
        return source === undefined ? [] : [source];
      });
  }
  return { files, sources: files.map((it) => it.source), diagnostics };
}

/** The names of functions that are called but not known. */
function unknownNames(files: readonly ParsedFile[], toolbox: Toolbox): Set<string> {
  const tree = parseXml(writeAstXml(files)).documentElement;
  const { root } = runPipeline(toolbox.store, toolbox.store.pipeline('names'), tree, {
    options: {},
    rules: toolbox.rules,
  });
  const found = new Set<string>();
  walk(root, (it) => {
    if (annotation(it, 'is') === 'unknown') found.add(it.textContent.replace(/\..*/, ''));
    return it.localName !== 'var' && it.localName !== 'function-handle';
  });
  return found;
}
