import { isRecord } from '../base/is-record.js';
import { deriveEval } from './derive-eval.js';
import { evalFolders } from './eval-folders.js';
import { evals } from './evals.js';
import { jsonOutput } from './json-output.js';
import type { NumberFile } from './number-file.js';
import { OctaveSession } from './octave-session.js';

/** A message of GradBench's protocol, as far as a tool reads it. */
export interface ToolMessage {
  readonly id: unknown;
  readonly kind?: unknown;
  readonly module?: unknown;
  readonly function?: unknown;
  readonly input?: unknown;
}

/** A tool of GradBench: answers the messages of its protocol, one after the other. */
export class Tool {
  readonly #session = new OctaveSession(Object.keys(evals).flatMap(evalFolders));
  readonly #defined = new Set<string>();

  async answer(message: ToolMessage): Promise<object> {
    const { id, kind } = message;
    if (kind === 'start') return { id, tool: 'adjoinery' };
    if (kind !== 'define' && kind !== 'evaluate') return { id };
    try {
      const given = kind === 'define' ? this.#define(message) : await this.#evaluate(message);
      return { id, success: true, ...given };
    } catch (error) {
      return { id, success: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  end(): void {
    this.#session.end();
  }

  /** Makes the derivatives of an eval. */
  #define({ module }: ToolMessage): object {
    const name = String(module);
    const found = Object.hasOwn(evals, name) ? evals[name] : undefined;
    if (found === undefined) throw new Error(`there is no module ${name}`);
    if (!this.#defined.has(name)) deriveEval(name, found, this.#session.folder);
    this.#defined.add(name);
    return {};
  }

  async #evaluate({ module, function: asked, input }: ToolMessage): Promise<object> {
    const [name, member] = [String(module), String(asked)];
    if (!this.#defined.has(name)) throw new Error(`the module ${name} is not defined`);
    const functions = evals[name]?.functions ?? {};
    const kind = Object.hasOwn(functions, member) ? functions[member] : undefined;
    if (kind === undefined) throw new Error(`the module ${name} has no function ${member}`);
    const runs = numberIn(input, 'min_runs', 1);
    const seconds = numberIn(input, 'min_seconds', 0);
    const answer = await this.#session.call('timed_evaluation', input, name, member, runs, seconds);
    return { output: jsonOutput(kind, answer, 'value.output'), timings: timingsOf(answer) };
  }
}

/** A number among the fields of an input that ask for runs. */
function numberIn(input: unknown, field: string, otherwise: number): number {
  const value = isRecord(input) ? input[field] : undefined;
  return typeof value === 'number' ? value : otherwise;
}

function timingsOf(answer: NumberFile): object[] {
  return ['prepare', 'evaluate'].flatMap((name) =>
    (answer.get(`value.${name}`)?.elements ?? []).map((seconds) => ({
      name,
      nanoseconds: Math.round(seconds * 1e9),
    })),
  );
}
