import { basename } from 'node:path';
import { optionTable } from '../contract/option-table.js';
import type { DerivativeRequest } from '../contract/request.js';
import { shapeEntries } from '../contract/told-shapes.js';
import { completeOptions, respellOptions, type Options } from '../contract/options.js';

/** Options that change what others are by default. */
const implying: ReadonlySet<string> = new Set(
  optionTable.flatMap((it) => (it.implies === undefined ? [] : [it.name])),
);

const defaults = completeOptions({});

/** The request in the one form that all requests of this meaning share: default values are left out, options sorted. */
export function normalizeRequest(request: DerivativeRequest): DerivativeRequest {
  return {
    function: request.function,
    mode: request.mode ?? 'reverse',
    independents: someOf(request.independents),
    dependents: someOf(request.dependents),
    nargin: request.nargin,
    handles: someHandles(request.handles),
    shapes: someShapes(request.shapes),
    options: withoutDefaults(respellOptions(request.options ?? {})),
    rules: request.rules?.map(({ name, text }) => ({ name: basename(name), text })),
    origins: request.origins === true ? true : undefined,
  };
}

/** Names of which there are none stand for all of them. */
function someOf(names: readonly string[] = []): readonly string[] | undefined {
  return names.length === 0 ? undefined : names;
}

function someHandles(handles: Readonly<Record<string, string>> = {}): typeof handles | undefined {
  const entries = Object.entries(handles).map(([name, text]) => [name.trim(), text.trim()] as const);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function someShapes(shapes = ''): string | undefined {
  const entries = shapeEntries(shapes);
  return entries.length === 0 ? undefined : entries.join(' ');
}

function withoutDefaults(given: Options): Options {
  const entries = Object.entries(given);
  const implied = completeOptions(Object.fromEntries(entries.filter(([name]) => implying.has(name))));
  return Object.fromEntries(
    entries
      .filter(([name, value]) => (implying.has(name) ? defaults : implied)[name] !== value)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
