import { basename } from 'node:path';
import type { Source } from '../matlab/source.js';
import { optionTable } from '../pipeline/option-table.js';
import { respellOptions, type Options } from '../pipeline/options.js';

/** What is asked for, apart from the sources. */
export interface DerivativeRequest {
  readonly function?: string | undefined;
  readonly mode?: 'reverse' | 'forward' | undefined;
  readonly independents?: readonly string[] | undefined;
  readonly dependents?: readonly string[] | undefined;
  readonly options?: Options | undefined;
  /** Files of rules, see `schemas/given-rules.rng`. */
  readonly rules?: readonly Source[] | undefined;
}

const defaults = new Map(optionTable.map((it) => [it.name, it.value]));

/** The request in the one form that all requests of this meaning share: default values are left away, options sorted. */
export function normalizeRequest(request: DerivativeRequest): DerivativeRequest {
  const options = Object.entries(respellOptions(request.options ?? {}))
    .filter(([name, value]) => defaults.get(name) !== value)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    function: request.function,
    mode: request.mode ?? 'reverse',
    independents: request.independents,
    dependents: request.dependents,
    options: Object.fromEntries(options),
    rules: request.rules?.map(({ name, text }) => ({ name: basename(name), text })),
  };
}
