import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withChecksum } from '../../../src/cache/checked-text.js';
import { ContentStore } from '../../../src/cache/content-store.js';
import { diagnostic } from '../../../src/diagnostic/diagnostic.js';
import { Answers, type Served } from '../../../src/server/answers/answers.js';
import { identify } from '../../../src/server/answers/identify.js';
import { diagnosticsFor } from '../../../src/server/answers/cached-answer.js';
import type { RequestedProgram } from '../../../src/server/answers/program.js';
import { CachedAnswers } from '../../../src/server/answers/cached-answers.js';
import { SharedAnswers } from '../../../src/server/shared/shared-answers.js';
import type { Task, TaskResult } from '../../../src/work/task.js';
import { GivenUp } from '../../../src/work/work-refused.js';

interface Job {
  readonly task: Task;
  readonly signal: AbortSignal;
  readonly finish: (result: TaskResult) => void;
  readonly fail: (error: Error) => void;
}

const never = new AbortController().signal;
const program: RequestedProgram = { request: {}, files: [{ name: 'f.m', text: 'function z = f(x)\n' }] };
const made: TaskResult = { files: [{ name: 'a_f.m', text: 'code' }], diagnostics: [], timings: [] };

let folder: string;
let jobs: Job[];
let faults: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  jobs = [];
  faults = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function open(memory = 1e6): Answers {
  const kept = new CachedAnswers(memory, new ContentStore(folder), (error) => faults.push(error));
  return new Answers(kept, {
    run: (task, signal) =>
      new Promise((finish, fail) => {
        jobs.push({ task, signal, finish, fail });
        signal.addEventListener('abort', () => {
          setImmediate(() => {
            fail(new GivenUp());
          });
        });
      }),
  });
}

function ask(
  answers: Answers,
  it: RequestedProgram = program,
  signal = never,
  isAnew = false,
): Promise<Served> {
  return answers.get(identify(it), { signal, isAnew });
}

/** A diagnostic as a worker tells it. */
function told(code: 'E201' | 'E901', file: string): TaskResult['diagnostics'][number] {
  const it = diagnostic(code, { file, line: 1, column: 1 }, { step: 's', message: '' });
  return { ...it, rendered: `${file}:1:1: ${it.message}` };
}

describe('Answers', () => {
  it('makes one answer for all who ask for it meanwhile, and keeps it', async () => {
    const answers = open();
    const asked = [ask(answers), ask(answers), ask(answers)];
    expect(jobs.length).toBe(1);
    jobs[0]?.finish(made);
    expect((await Promise.all(asked)).map((it) => it.origin)).toEqual(['made', 'joined', 'joined']);
    const again = await ask(answers);
    expect([again.origin, again.answer.files]).toEqual(['memory', made.files]);
    expect((await ask(open())).origin).toBe('disk');
    expect(jobs.length).toBe(1);
  });

  it('makes it anew where that is wanted', async () => {
    const answers = open();
    const first = ask(answers);
    jobs[0]?.finish(made);
    await first;
    const anew = ask(answers, program, never, true);
    jobs[1]?.finish({ ...made, files: [{ name: 'a_f.m', text: 'new' }] });
    expect((await anew).answer.files[0]?.text).toBe('new');
    expect((await ask(answers)).answer.files[0]?.text).toBe('new');
  });

  it('makes it anew though others wait for one that servers share', async () => {
    const { kept, pool } = open(0);
    const { key } = identify(program);
    const there = Promise.resolve(withChecksum(key, JSON.stringify({ ...made, generator: '' })));
    const redis = {
      getex: () => there,
      set: () => Promise.resolve('OK'),
    } as unknown as SharedAnswers['redis'];
    const answers = new Answers(kept, pool, new SharedAnswers(redis, (error) => faults.push(error)));
    const asked = ask(answers);
    const anew = ask(answers, program, never, true);
    expect((await asked).origin).toBe('shared');
    await expect.poll(() => jobs.length).toBe(1);
    jobs[0]?.finish({ ...made, files: [{ name: 'a_f.m', text: 'new' }] });
    expect(await anew).toMatchObject({ origin: 'made', answer: { files: [{ text: 'new' }] } });
  });

  it('gives work up when the last who asked has gone', async () => {
    const answers = open();
    const [one, two] = [new AbortController(), new AbortController()];
    const asked = [ask(answers, program, one.signal), ask(answers, program, two.signal)];
    one.abort();
    await expect(asked[0]).rejects.toThrow(GivenUp);
    expect(jobs[0]?.signal.aborted).toBe(false);
    two.abort();
    await expect(asked[1]).rejects.toThrow(GivenUp);
    expect(jobs[0]?.signal.aborted).toBe(true);
    const late = ask(answers);
    // Who came when it was being given up gets an answer all the same.
    while (jobs.length < 2) await new Promise((resolve) => setImmediate(resolve));
    jobs[1]?.finish(made);
    expect((await late).answer.files).toEqual(made.files);
  });

  it('keeps no failures of ours', async () => {
    const answers = open();
    const failed = ask(answers);
    jobs[0]?.fail(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    const faulty = ask(answers);
    jobs[1]?.finish({ ...made, files: [], diagnostics: [told('E901', 'f.m')] });
    expect((await faulty).answer.diagnostics.length).toBe(1);
    void ask(answers);
    expect(jobs.length).toBe(3);
  });

  it('names files in diagnostics as the request does', async () => {
    const files = ['lib/g.m', 'lib/h.m'].map((name) => ({ name, text: name.slice(4) }));
    const rules = [{ name: 'mine/own.xml', text: '<rules/>' }];
    const first: RequestedProgram = { request: { rules }, files: [program.files[0]!, ...files] };
    const other = (file: string): string => file.replace(/lib|mine/, 'elsewhere');
    const second: RequestedProgram = {
      request: { rules: rules.map((it) => ({ ...it, name: other(it.name) })) },
      files: [program.files[0]!, ...[...files].reverse().map((it) => ({ ...it, name: other(it.name) }))],
    };
    const answers = open();
    const asked = ask(answers, first);
    const diagnostics = ['f.m', 'lib/g.m', 'lib/h.m', 'own.xml', ''].map((file) => told('E201', file));
    jobs[0]?.finish({ ...made, files: [], diagnostics });
    await asked;
    expect(jobs[0]?.task.request.rules?.[0]?.name).toBe('own.xml');
    const { answer, origin } = await ask(answers, second);
    expect(origin).toBe('memory');
    const names = ['f.m', 'elsewhere/g.m', 'elsewhere/h.m', 'elsewhere/own.xml', ''];
    const named = diagnosticsFor(answer, identify(second));
    expect(named.map((it) => it.file)).toEqual(names);
    // The text for a terminal is made once, for whatever the files are called.
    expect(named.map((it) => it.rendered.split(':')[0])).toEqual(names);
  });

  it('makes damaged answers again', async () => {
    void ask(open());
    jobs[0]?.finish(made);
    await new Promise((resolve) => setImmediate(resolve));
    for (const bucket of readdirSync(join(folder, 'v1'))) {
      for (const name of readdirSync(join(folder, 'v1', bucket))) {
        writeFileSync(join(folder, 'v1', bucket, name), 'damaged');
      }
    }
    const again = ask(open());
    jobs[1]?.finish(made);
    expect((await again).origin).toBe('made');
    expect((await ask(open())).origin).toBe('disk');
  });

  it('answers where nothing can be kept', async () => {
    writeFileSync(join(folder, 'v1'), 'no folder');
    for (const [index, answers] of [open(0), open(0)].entries()) {
      const asked = ask(answers);
      jobs[index]?.finish(made);
      expect((await asked).origin).toBe('made');
    }
    expect(faults.length).toBe(2);
  });

  it('keeps to its memory', async () => {
    const answers = new Answers(new CachedAnswers(2000, undefined, () => undefined), open().pool);
    for (let k = 0; k < 20; k += 1) {
      const it = { ...program, files: [{ name: 'f.m', text: String(k) }] };
      void ask(answers, it);
      jobs.at(-1)?.finish(made);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const origins = await Promise.all(
      ['19', '0'].map(async (text) => {
        const asked = ask(answers, { ...program, files: [{ name: 'f.m', text }] });
        jobs.at(-1)?.finish(made);
        return (await asked).origin;
      }),
    );
    expect(origins).toEqual(['memory', 'made']);
  });
});
