import type { GeneratedFile, Origins, RenderedDiagnostic } from '../../contract/answer.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { renderDiagnostics } from '../../diagnostic/render-diagnostics.js';
import type { TaskResult } from '../../work/task.js';
import type { IdentifiedProgram } from './identify.js';
import type { RequestedProgram } from './program.js';

/** The report on a file of whichever request has this key: by its number among those, or as it is named by us. */
type Numbered<Told> = Omit<Told, 'file'> & { readonly file: number | string };

type CachedFile = Omit<GeneratedFile, 'origins'> & { readonly origins?: readonly Numbered<Origins>[] };

/** A diagnostic whose text lacks the name of the file, which it begins with. */
type CachedDiagnostic = Numbered<RenderedDiagnostic>;

/** The result of a transformation, without the names that files had in the request. */
export interface CachedAnswer {
  readonly files: readonly CachedFile[];
  readonly diagnostics: readonly CachedDiagnostic[];
  readonly generator: string;
}

/** An answer as all requests of its key can share it. */
export function keepAnswer(
  { files, diagnostics }: TaskResult,
  program: IdentifiedProgram,
  generator: string,
): CachedAnswer {
  const numbers = new Map(namesOf(program).map((name, index) => [name, index]));
  const numbered = <Told extends { readonly file: string }>(it: Told): Numbered<Told> => ({
    ...it,
    file: numbers.get(it.file) ?? it.file,
  });
  return {
    files: files.map(({ origins, ...file }) =>
      origins === undefined ? file : { ...file, origins: origins.map(numbered) },
    ),
    diagnostics: diagnostics.map((it) => ({ ...numbered(it), rendered: it.rendered.slice(it.file.length) })),
    generator,
  };
}

/** The files of an answer, with the names that the files they come from have in a request. */
export function filesFor({ files }: CachedAnswer, program: IdentifiedProgram): readonly GeneratedFile[] {
  const names = namesOf(program);
  return files.map(({ origins, ...file }) =>
    origins === undefined ? file : { ...file, origins: origins.map((it) => renamed(it, names)) },
  );
}

/** The diagnostics of a request, with the names that it gives to the files: of its files as they came, and of the answer. */
export function diagnosticsFor(
  { diagnostics }: CachedAnswer,
  program: IdentifiedProgram,
): RenderedDiagnostic[] {
  const names = namesOf(program);
  const kept = diagnostics.map((it) => {
    const named = renamed(it, names);
    return { ...named, rendered: `${named.file}${it.rendered}` };
  });
  return [...renderedReadings(program), ...kept];
}

/** Diagnostics of reading the files of a request. */
function renderedReadings({ readings = [], files }: RequestedProgram): RenderedDiagnostic[] {
  const text = (name: string): string | undefined => files.find((it) => it.name === name)?.text;
  const rendered = renderDiagnostics(readings, text);
  return readings.map((it: Diagnostic, index) => ({ ...it, rendered: rendered[index] ?? '' }));
}

function renamed<Told extends { readonly file: number | string }>(
  it: Told,
  names: readonly string[],
): Omit<Told, 'file'> & { readonly file: string } {
  return { ...it, file: typeof it.file === 'number' ? (names[it.file] ?? '') : it.file };
}

function namesOf({ request, fileNames }: IdentifiedProgram): string[] {
  return [...fileNames, ...(request.rules ?? []).map((it) => it.name)];
}
