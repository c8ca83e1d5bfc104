import { normalizeRequest } from '../cache/normalize-request.js';
import type { DerivativeRequest } from '../contract/request.js';
import { functionPlace } from '../matlab/function-place.js';
import type { Signature } from '../matlab/signatures-in.js';
import { AdimatRefusal } from './adimat-refusal.js';
import { modeOf, type DerivativeKind } from './derivative-kind.js';
import { selectedNames } from './selected-names.js';
import { translateParameters } from './translate-parameters.js';

/** The request, in ADiMat's words. */
export interface AdimatRequest {
  readonly kind: DerivativeKind;
  /** Lists of numbers or names; empty for all. */
  readonly independents: string;
  readonly dependents: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** The same in ours. */
export interface TranslatedRequest {
  readonly request: DerivativeRequest;
  readonly warnings: readonly string[];
}

/** Translates a request for the first function of a file; without a signature, there is none. */
export function translateRequest(
  asked: AdimatRequest,
  path: string,
  found: Signature | undefined,
): TranslatedRequest {
  // A head that cannot be parsed names no function: there are other errors, which say more.
  const signature = found?.name === '' ? undefined : found;
  const mode = modeOf(asked.kind);
  const { options, warnings } = translateParameters(asked.parameters, asked.kind);
  const { name } = functionPlace(path);
  if (signature !== undefined && signature.name !== name) {
    throw new AdimatRefusal(
      `the first function of '${path}' is '${signature.name}': give it the name of the file, by which it is called`,
    );
  }
  const independents = selectedNames(asked.independents, 'parameters', signature);
  const dependents = selectedNames(asked.dependents, 'outputs', signature);
  const request = normalizeRequest({ mode, independents, dependents, options });
  const chosen = [
    ...(independents ?? signature?.parameters ?? []),
    ...(dependents ?? signature?.outputs ?? []),
  ];
  const lists = chosen.filter((it) => it === 'varargin' || it === 'varargout');
  const said = lists.map(
    (it) => `the derivatives of '${it}' are one cell array, which ADiMat's drivers do not take`,
  );
  return { request, warnings: [...warnings, ...said] };
}
