import { Command } from 'commander';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from '../cli/options/whole-number.js';
import type { TextFuzzJob, TextFuzzNews } from './fuzz-text-worker.js';
import { mutateText } from './mutate-text.js';
import { libraryTexts, textCorpus } from './text-corpus.js';

/** A worker that says nothing for so long hangs: longer than Octave may take for a batch. */
const patience = 90_000;

interface TextFuzzOptions extends Omit<TextFuzzJob, 'corpus'> {
  readonly show: boolean;
  readonly libraryOnly: boolean;
}

const any = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const command = new Command('fuzz:text')
  .description('Reads mutated programs, writes their trees, and prints some.')
  .option('--seed <number>', 'seed of the first text; the next have the next seeds', any, 1)
  .option('--count <number>', 'how many texts', wholeNumber(1, Number.MAX_SAFE_INTEGER), 1000)
  .option('--print-every <number>', 'print every so many-th text, too; 0 for none', any, 100)
  .option('--octave', "compare with Octave's verdicts", false)
  .option('--library-only', "mutate Octave's library only, not our test programs", false)
  .option('--show', 'write the first text on stdout, and end', false)
  .parse();
await fuzz(command.opts<TextFuzzOptions>());

async function fuzz({ show, libraryOnly, ...options }: TextFuzzOptions): Promise<void> {
  const corpus = await (libraryOnly ? libraryTexts() : textCorpus());
  if (show) {
    process.stdout.write(mutateText(options.seed, corpus));
    return;
  }
  const counts = new Map<string, number>();
  const start = performance.now();
  const { seed, count } = options;
  for (let next = seed; next < seed + count;) {
    next = await run({ ...options, corpus, seed: next, count: seed + count - next }, (news) => {
      if (news.kind === 'begun') return;
      const kind = news.kind === 'explained' ? `differ from Octave: ${news.reason}` : news.kind;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (news.kind === 'fault' || news.kind === 'unexplained') {
        process.stdout.write(`${news.kind.toUpperCase()} --seed ${news.seed}: ${news.reason}\n`);
      }
    });
  }
  for (const [kind, number] of counts) process.stdout.write(`${String(number).padStart(7)} ${kind}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${count} texts from seed ${seed} in ${seconds} s\n`);
  if (counts.has('fault') || counts.has('unexplained')) process.exitCode = 1;
}

/** Runs a worker to its end, or up to a text that it hangs or dies of; gives the seed to go on with. */
function run(job: TextFuzzJob, hear: (news: TextFuzzNews) => void): Promise<number> {
  return new Promise((resolve) => {
    let at = job.seed;
    let reason = 'the worker ended early';
    const worker = new Worker(new URL('fuzz-text-worker.js', import.meta.url), { workerData: job });
    const timer = setTimeout(() => {
      reason = 'it hangs';
      void worker.terminate();
    }, patience);
    worker.on('message', (news: TextFuzzNews) => {
      timer.refresh();
      at = news.kind === 'begun' ? news.seed : at;
      hear(news);
    });
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.on('exit', (code) => {
      clearTimeout(timer);
      if (code !== 0) hear({ kind: 'fault', seed: at, reason });
      resolve(at + 1);
    });
  });
}
