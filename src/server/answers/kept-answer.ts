import { inKeyOrder } from '../../cache/answer-key.js';
import type { DerivativeRequest } from '../../cache/normalize-request.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import type { Source } from '../../matlab/source.js';
import type { GeneratedFile } from '../../pipeline/differentiate.js';
import type { Origins } from '../../pipeline/read-origins.js';
import type { TaskResult } from '../work/task.js';

/** What is told of a file of whichever request has this key: by its number among those, or as it is named by us. */
type Numbered<Told> = Omit<Told, 'file'> & { readonly file: number | string };

type KeptFile = Omit<GeneratedFile, 'origins'> & { readonly origins?: readonly Numbered<Origins>[] };

/** What a transformation gave, without the names that files had in the request. */
export interface KeptAnswer {
  readonly files: readonly KeptFile[];
  readonly diagnostics: readonly Numbered<Diagnostic>[];
  readonly generator: string;
}

/** A program and what is asked for, as one request names its files. */
export interface Program {
  readonly request: DerivativeRequest;
  readonly files: readonly Source[];
}

/** An answer as all requests of its key can share it. */
export function keepAnswer(
  { files, diagnostics }: TaskResult,
  program: Program,
  generator: string,
): KeptAnswer {
  const numbers = new Map(namesOf(program).map((name, index) => [name, index]));
  const numbered = <Told extends { readonly file: string }>(it: Told): Numbered<Told> => ({
    ...it,
    file: numbers.get(it.file) ?? it.file,
  });
  return {
    files: files.map(({ origins, ...file }) =>
      origins === undefined ? file : { ...file, origins: origins.map(numbered) },
    ),
    diagnostics: diagnostics.map(numbered),
    generator,
  };
}

/** The files of an answer, with the names that the files they come from have in a request. */
export function filesFor({ files }: KeptAnswer, program: Program): readonly GeneratedFile[] {
  const names = namesOf(program);
  return files.map(({ origins, ...file }) =>
    origins === undefined ? file : { ...file, origins: origins.map((it) => renamed(it, names)) },
  );
}

/** The diagnostics of an answer, with the names that the files have in a request. */
export function diagnosticsFor({ diagnostics }: KeptAnswer, program: Program): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const names = namesOf(program);
  return diagnostics.map((it) => renamed(it, names));
}

function renamed<Told extends { readonly file: number | string }>(
  it: Told,
  names: readonly string[],
): Omit<Told, 'file'> & { readonly file: string } {
  return { ...it, file: typeof it.file === 'number' ? (names[it.file] ?? '') : it.file };
}

function namesOf({ request, files }: Program): string[] {
  return [...inKeyOrder(files).map((it) => it.source.name), ...(request.rules ?? []).map((it) => it.name)];
}
