import { differentiate } from '../pipeline/differentiate.js';
import { loadToolbox } from '../pipeline/toolbox.js';
import type { Task, TaskResult } from './transformation.js';

const toolbox = loadToolbox();

/** Differentiates in a worker thread. Nothing but the files of the request is read. */
export default function transform({ request, files }: Task): TaskResult {
  const result = differentiate({ ...request, files }, { toolbox });
  return { files: result.files, diagnostics: result.diagnostics, timings: result.timings };
}
