import { parentPort, threadId } from 'node:worker_threads';
import { surveyProgram } from '../../admproc/survey-program.js';
import { parseSource } from '../../matlab/parse-file.js';
import { writeAstXml } from '../../matlab/write-ast-xml.js';
import { differentiate, type DifferentiateResult } from '../../pipeline/differentiate.js';
import { ProgramHistory } from '../../pipeline/program-history.js';
import { ProgramTrace, type TracedStep } from '../../pipeline/program-trace.js';
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
  const parts = [...result.files, ...(result.steps ?? []), ...(result.functions ?? [])];
  const size = parts.reduce((sum, it) => sum + ('text' in it ? it.text.length : 0), 0);
  return size > outputLimit ? { tooLarge: size } : result;
}

async function perform({ request, files, trace, isHistory, isSurvey, isTree }: Task): Promise<TaskResult> {
  if (isSurvey === true) {
    return { files: [], diagnostics: [], timings: [], survey: surveyProgram(files, toolbox) };
  }
  if (isTree === true) {
    const parsed = files.map((source) => ({ source, file: parseSource(source).file }));
    return { files: [], diagnostics: [], timings: [], tree: writeAstXml(parsed) };
  }
  const faults = await checkRulesFiles(request.rules ?? []);
  if (faults.length > 0) return { files: [], diagnostics: faults, timings: [] };
  if (isHistory === true) {
    const { steps, functions, observe } = new ProgramHistory();
    return { ...resultOf(differentiate({ ...request, files }, { toolbox, observe })), steps, functions };
  }
  if (trace === undefined) return resultOf(differentiate({ ...request, files }, { toolbox }));
  const steps: TracedStep[] = [];
  const { observe } = new ProgramTrace(trace, (step) => void steps.push(step));
  return { ...resultOf(differentiate({ ...request, files }, { toolbox, observe })), steps };
}

function resultOf({ files, diagnostics, timings }: DifferentiateResult): TaskResult {
  return { files, diagnostics, timings };
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
