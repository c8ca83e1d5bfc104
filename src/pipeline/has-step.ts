import { listPipelines } from './list-pipelines.js';

/** Whether a pipeline has a step of this name. */
export function hasStep(pipeline: string, name: string): boolean {
  const steps = listPipelines().find((it) => it.name === pipeline)?.steps ?? [];
  return steps.some((it) => it.name === name);
}
