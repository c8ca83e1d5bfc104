import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isRecord } from '../base/is-record.js';

/** A tool in a process of its own, as GradBench's runner has it: sends messages, and waits for the answer of each. */
export class ToolProcess {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers: AsyncIterator<string>;
  #id = 0;

  constructor(command: string, args: readonly string[]) {
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  async send(message: object): Promise<Readonly<Record<string, unknown>>> {
    const id = this.#id++;
    this.#process.stdin.write(`${JSON.stringify({ id, ...message })}\n`);
    const next = await this.#answers.next();
    if (next.done === true) throw new Error('the tool has ended');
    const answer: unknown = JSON.parse(next.value);
    if (!isRecord(answer) || answer['id'] !== id) throw new Error(`this is no answer: ${next.value}`);
    return answer;
  }

  end(): void {
    this.#process.stdin.end();
  }
}
