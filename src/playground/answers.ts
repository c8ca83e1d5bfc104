import type { ServerDiagnostic } from './ask-server.js';
import type { LineOrigins } from './line-links.js';

/** The lines of the program that lines of a text come from, as the server tells. */
export interface ServerOrigins {
  readonly file: string;
  readonly lines: LineOrigins;
}

export interface MadeFile {
  readonly name: string;
  readonly text: string;
  readonly origins?: readonly ServerOrigins[];
}

/** The answer of POST /differentiate. */
export interface DerivativeAnswer {
  readonly files: readonly MadeFile[];
  readonly diagnostics: readonly ServerDiagnostic[];
  readonly timings: readonly { readonly milliseconds: number }[];
}

export interface JourneyStep {
  readonly phase: string;
  readonly name: string;
  readonly number: number;
  readonly functions: readonly number[];
}

/** The answer of POST /trace?form=functions. */
export interface JourneyAnswer {
  readonly differentiable: boolean;
  readonly diagnostics: readonly ServerDiagnostic[];
  readonly steps: readonly JourneyStep[];
  readonly functions: readonly { readonly text: string; readonly origins: readonly ServerOrigins[] }[];
}

/** The answer of POST /trace?form=ast&step=…: a step of that name may run more than once. */
export interface TreeAnswer {
  readonly steps: readonly { readonly number: number; readonly text: string }[];
}

/** The answer of GET /pipelines/…. */
export interface PipelineAnswer {
  readonly steps: readonly {
    readonly phase: string;
    readonly name: string;
    readonly kind: string;
    readonly purpose: string;
  }[];
}

/** The lines that come from one file: the playground has but one. */
export function originsIn(file: string, origins: readonly ServerOrigins[] = []): LineOrigins {
  return origins.find((it) => it.file === file)?.lines ?? [];
}
