import { buildFingerprint } from '../cache/build-fingerprint.js';
import { modeProducts } from '../contract/mode-products.js';
import { optionTable } from '../contract/option-table.js';
import { allowedValues } from '../contract/options.js';
import { ruleTexts } from '../rules/rule-texts.js';
import { version } from '../base/version.js';
import type { ServerOptions } from './server-options.js';

/** The abilities of a server, and its limits. */
export interface Capabilities {
  readonly name: string;
  readonly version: string;
  /** Changes with everything that shapes answers: it is a part of their keys. */
  readonly build: string;
  readonly modes: readonly string[];
  readonly options: readonly {
    readonly name: string;
    readonly value: string;
    readonly allowed: string;
    readonly says: string;
  }[];
  /** The builtin functions by what is known of them. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
  readonly takes: readonly string[];
  readonly gives: readonly string[];
  readonly limits: Readonly<Record<string, number>>;
  /** Whether there is `POST /jobs`. */
  readonly hasJobs: boolean;
  readonly needsToken: boolean;
}

/** The abilities of a server with these options. */
export function capabilitiesOf(options: ServerOptions): Capabilities {
  const functions: Record<string, string[]> = {};
  for (const { state, name } of ruleTexts()) {
    const names = (functions[state] ??= []);
    if (names.at(-1) !== name) names.push(name);
  }
  const { bodyLimit, fileLimit, outputLimit, timeLimit, memoryLimit, workers, queueLimit, rateLimit } =
    options;
  const { clientLimit, diagnosticLimit } = options;
  return {
    name: 'adjoinery',
    version,
    build: buildFingerprint(),
    modes: Object.keys(modeProducts),
    options: optionTable.map((it) => ({
      name: it.name,
      value: it.value,
      allowed: allowedValues(it),
      says: it.says,
    })),
    functions,
    takes: ['application/json', 'text/plain', 'text/x-matlab', 'application/x-www-form-urlencoded'],
    gives: ['application/json', 'text/x-matlab', 'text/plain', 'application/xml'],
    limits: {
      ...{ bodyLimit, fileLimit, outputLimit, timeLimit, memoryLimit, workers, queueLimit, rateLimit },
      ...{ clientLimit, diagnosticLimit },
    },
    hasJobs: options.redisUrl !== undefined,
    needsToken: options.tokenFile !== undefined,
  };
}
