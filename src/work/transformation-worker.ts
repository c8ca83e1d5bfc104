import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import { surveyProgram } from '../engine/survey-program.js';
import { parseSource } from '../matlab/parse-file.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';
import { differentiate, type DifferentiateHooks, type DifferentiateResult } from '../engine/differentiate.js';
import { ProgramHistory, type PastStep } from '../engine/program-history.js';
import { ProgramTrace, type TracedStep } from '../engine/program-trace.js';
import type { PrintedText } from '../contract/answer.js';
import { loadToolbox } from '../pipeline/toolbox.js';
import { checkRulesFiles } from '../rules/check-rules-files.js';
import { renderSome } from './render-some.js';
import { sizeOf } from './size-of.js';
import type { NumberedTask, Task, TaskReply, TaskResult, WorkerMessage } from './task.js';

interface TracedSteps {
  readonly steps: readonly TracedStep[] | readonly PastStep[];
  /** The targets of references in the steps of a history. */
  readonly functions?: readonly PrintedText[];
}

/** A result before it is known how much of it is reported. */
type Found = Omit<TaskResult, 'diagnostics' | 'trace'> &
  Pick<DifferentiateResult, 'diagnostics'> & { readonly steps?: TracedSteps | undefined };

const nothing = { files: [], diagnostics: [], timings: [] } as const;

// All of it is read before the first request.
const toolbox = { ...loadToolbox() };
tell({ thread: threadId, systemThread: systemThread() });

/** Differentiates in a worker thread. Nothing but the files of the request is read. */
export default async function transform({
  number,
  outputLimit,
  diagnosticLimit,
  givenUp,
  ...task
}: NumberedTask): Promise<TaskReply> {
  tell({ thread: threadId, started: number });
  const { steps, ...found } = await perform(task, () => {
    if (Atomics.load(givenUp, 0) !== 0) throw new Error('nobody waits for this any more');
  });
  const sources = [...(task.request.rules ?? []), ...task.files];
  const told = [...(task.readings ?? []), ...found.diagnostics];
  const diagnostics = renderSome(told, sources, diagnosticLimit);
  const result =
    steps === undefined
      ? { ...found, diagnostics }
      : { ...nothing, trace: traceDocument({ ...found, ...steps, diagnostics }) };
  const size = sizeOf(result);
  return size > outputLimit ? { tooLarge: size } : result;
}

async function perform(task: Task, check: () => void): Promise<Found> {
  const { request, files, trace, isSurvey, isTree } = task;
  if (isSurvey === true) return { ...nothing, survey: surveyProgram(files, toolbox) };
  if (isTree === true) {
    const parsed = files.map((source) => ({ source, file: parseSource(source).file }));
    return { ...nothing, tree: writeAstXml(parsed) };
  }
  const { steps, ...observer } = observerOf(trace);
  const faults = await checkRulesFiles(request.rules ?? []);
  if (faults.length > 0) return { ...nothing, steps, diagnostics: faults };
  const hooks = { toolbox, check, ...observer };
  const { files: made, diagnostics, timings } = differentiate({ ...request, files }, hooks);
  return { files: made, diagnostics, timings, steps };
}

/** The contents of a trace, and how it collects them. */
function observerOf(
  trace: Task['trace'],
): Pick<Found, 'steps'> & Pick<DifferentiateHooks, 'observe' | 'begin'> {
  if (trace === undefined) return {};
  if (trace === 'functions') {
    const { steps, functions, observe, begin } = new ProgramHistory();
    return { steps: { steps, functions }, observe, begin };
  }
  const steps: TracedStep[] = [];
  const { observe, begin } = new ProgramTrace(trace, (step) => void steps.push(step));
  return {
    steps: { steps },
    observe,
    begin: () => {
      begin();
      steps.length = 0;
    },
  };
}

function traceDocument({
  files,
  diagnostics,
  steps,
  functions,
}: Pick<TaskResult, 'files' | 'diagnostics'> & TracedSteps): string {
  return JSON.stringify({ differentiable: files.length > 0, diagnostics, steps, functions });
}

/** The number that Linux gives to this thread. */
function systemThread(): string | undefined {
  try {
    return basename(readlinkSync('/proc/thread-self'));
  } catch {
    return undefined;
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
