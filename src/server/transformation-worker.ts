import { differentiate } from '../pipeline/differentiate.js';
import { loadToolbox } from '../pipeline/toolbox.js';
import { checkRulesFiles } from '../rules/check-rules-files.js';
import type { Task, TaskResult } from './transformation.js';

// All of it is read before the first request.
const toolbox = { ...loadToolbox() };

/** Differentiates in a worker thread. Nothing but the files of the request is read. */
export default async function transform({ request, files }: Task): Promise<TaskResult> {
  const faults = await checkRulesFiles(request.rules ?? []);
  if (faults.length > 0) return { files: [], diagnostics: faults, timings: [] };
  const result = differentiate({ ...request, files }, { toolbox });
  return { files: result.files, diagnostics: result.diagnostics, timings: result.timings };
}
