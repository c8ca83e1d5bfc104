import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { isRecord } from '../base/is-record.js';
import type { DerivativeAnswer, StepTiming } from '../contract/answer.js';

/** The answer of a server, or what stands in its place: a problem (RFC 9457) with the diagnostics. */
export interface ServerAnswer extends Omit<DerivativeAnswer, 'diagnostics'> {
  readonly diagnostics: readonly Diagnostic[];
  /** Why there is no result. */
  readonly reason: string | undefined;
}

/** Reads an answer; undefined for what no server of ours says. */
export function serverAnswer(text: string): ServerAnswer | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // Proxies explain their errors in HTML.
    return undefined;
  }
  if (!isRecord(read)) return undefined;
  const { files = [], diagnostics = [], key = '', generator = '', timings = [], title, detail } = read;
  if (!isListOf(files, isFile) || !isListOf(diagnostics, isDiagnostic) || !isListOf(timings, isTiming)) {
    return undefined;
  }
  if (typeof key !== 'string' || typeof generator !== 'string') return undefined;
  const reason = [detail, title].find((it) => typeof it === 'string');
  return { files, diagnostics, key, generator, timings, reason };
}

/** Names come from outside: none may lead out of the folder that files are written to. */
function isFile(it: unknown): it is ServerAnswer['files'][number] {
  if (!isRecord(it)) return false;
  const { name, text } = it;
  return typeof name === 'string' && /^\w+\.m$/.test(name) && typeof text === 'string';
}

function isDiagnostic(it: unknown): it is Diagnostic {
  if (!isRecord(it)) return false;
  const { code, severity, message, file, line, column, hint = '' } = it;
  return (
    ['error', 'warning', 'note'].includes(String(severity)) &&
    [code, message, file, hint].every((text) => typeof text === 'string') &&
    [line, column].every((place) => Number.isInteger(place) && Number(place) > 0)
  );
}

function isTiming(it: unknown): it is StepTiming {
  if (!isRecord(it)) return false;
  const { name, phase, milliseconds, applied } = it;
  return (
    [name, phase].every((text) => typeof text === 'string') &&
    [milliseconds, applied].every((number) => typeof number === 'number')
  );
}

function isListOf<T>(list: unknown, isOne: (it: unknown) => it is T): list is readonly T[] {
  return Array.isArray(list) && list.every(isOne);
}
