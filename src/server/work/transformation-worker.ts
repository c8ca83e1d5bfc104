import { parentPort, threadId } from 'node:worker_threads';
import { differentiate } from '../../pipeline/differentiate.js';
import { loadToolbox } from '../../pipeline/toolbox.js';
import { checkRulesFiles } from '../../rules/check-rules-files.js';
import type { NumberedTask, Task, TaskReply, TaskResult, WorkerMessage } from './task.js';

// All of it is read before the first request.
const toolbox = { ...loadToolbox() };
tell({ ready: threadId });

/** Differentiates in a worker thread. Nothing but the files of the request is read. */
export default async function transform({ number, outputLimit, ...task }: NumberedTask): Promise<TaskReply> {
  tell({ started: number });
  const result = await perform(task);
  const size = result.files.reduce((sum, it) => sum + it.text.length, 0);
  return size > outputLimit ? { tooLarge: size } : result;
}

async function perform({ request, files }: Task): Promise<TaskResult> {
  const faults = await checkRulesFiles(request.rules ?? []);
  if (faults.length > 0) return { files: [], diagnostics: faults, timings: [] };
  const result = differentiate({ ...request, files }, { toolbox });
  return { files: result.files, diagnostics: result.diagnostics, timings: result.timings };
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
