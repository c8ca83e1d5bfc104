import { parentPort, workerData } from 'node:worker_threads';
import { octaveVerdicts } from '../octave/octave-verdicts.js';
import { explainVerdict } from './explain-verdict.js';
import { mutateText } from './mutate-text.js';
import { tryText, type TextTrial } from './try-text.js';

/** Which texts to try, and how. */
export interface TextFuzzJob {
  readonly corpus: readonly Uint8Array[];
  readonly seed: number;
  readonly count: number;
  /** Every how many texts one is printed, too; 0 for none. */
  readonly printEvery: number;
  /** Whether to ask Octave. */
  readonly octave: boolean;
}

/** The messages of the worker: first that it begins with a seed, then the outcome. */
export type TextFuzzNews =
  | { readonly kind: 'begun' | 'read' | 'refused'; readonly seed: number }
  | { readonly kind: 'fault' | 'unexplained' | 'explained'; readonly seed: number; readonly reason: string };

/** So many texts share one run of Octave. */
const batch = 200;

const { corpus, seed: first, count, printEvery, octave } = workerData as TextFuzzJob;
const files = corpus.map((it) => Buffer.from(it));
const tell = (news: TextFuzzNews): void => {
  parentPort?.postMessage(news);
};

for (let done = 0; done < count; done += batch) {
  const trials: { seed: number; bytes: Buffer; trial: TextTrial }[] = [];
  for (let seed = first + done; seed < first + Math.min(count, done + batch); seed += 1) {
    tell({ kind: 'begun', seed });
    try {
      const bytes = mutateText(seed, files);
      const trial = tryText(bytes, printEvery > 0 && seed % printEvery === 0);
      trials.push({ seed, bytes, trial });
      tell({ kind: trial.errors.length === 0 ? 'read' : 'refused', seed });
    } catch (error) {
      tell({
        kind: 'fault',
        seed,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }
  if (!octave) continue;
  const verdicts = await octaveVerdicts(trials.map((it) => it.bytes));
  trials.forEach(({ seed, trial }, index) => {
    const message = verdicts[index] ?? '';
    const [error] = trial.errors;
    if ((message === '') === (error === undefined)) return;
    const explanation = explainVerdict(trial, message);
    if (explanation !== undefined) tell({ kind: 'explained', seed, reason: explanation });
    else {
      const reason =
        error === undefined
          ? `Octave refuses: ${message.replace(/\s+/g, ' ')}`
          : `Octave reads it: ${error.line}:${error.column} ${error.code} ${error.message}`;
      tell({ kind: 'unexplained', seed, reason });
    }
  });
}
