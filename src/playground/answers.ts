import type { Origins, TraceAnswer } from '../contract/answer.js';
import type { LineOrigins } from './line-links.js';

type TraceStep = TraceAnswer['steps'][number];

export type JourneyStep = Required<Omit<TraceStep, 'text'>>;

/** The answer of POST /trace?form=functions. */
export interface JourneyAnswer extends Required<Omit<TraceAnswer, 'steps'>> {
  readonly steps: readonly JourneyStep[];
}

/** The answer of POST /trace?form=ast&step=…: a step of that name may run more than once. */
export interface TreeAnswer {
  readonly steps: readonly Required<Omit<TraceStep, 'functions'>>[];
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
export function originsIn(file: string, origins: readonly Origins[] = []): LineOrigins {
  return origins.find((it) => it.file === file)?.lines ?? [];
}
