import { normalizeRequest } from '../../cache/normalize-request.js';
import type { DerivativeRequest } from '../../contract/request.js';
import { readRulesFile } from './read-rules-file.js';
import type { RequestOptions } from '../../client/request-options.js';

/** The request that options of the command line make. */
export function requestOf(options: RequestOptions): DerivativeRequest {
  const style = options.style === undefined ? {} : { style: options.style };
  const target = options.target === undefined ? {} : { target: options.target };
  const strict = options.strict === true ? { strict: 'yes' } : {};
  return normalizeRequest({
    function: options.function,
    mode: options.mode,
    independents: options.independents,
    dependents: options.dependents,
    nargin: options.nargin,
    handles: options.handle,
    shapes: options.shapes,
    options: { ...options.set, ...style, ...target, ...strict },
    rules: options.rules?.map(readRulesFile),
  });
}
