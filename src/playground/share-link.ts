import { isRecord } from '../base/is-record.js';
import type { PlaygroundState } from './playground-state.js';

/** The largest content of a link, unpacked: links come from anywhere. */
const sizeLimit = 2_000_000;
/** How fragments begin: by the number of their format. */
const beginning = '1.';

/** A state as the fragment of a link, which browsers keep from the server: packed JSON. */
export async function fragmentOf(state: PlaygroundState): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(state));
  const packed = await readAll(streamOf(text).pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return `${beginning}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The state that a fragment holds; undefined where it is none of ours, or damaged. */
export async function stateOf(fragment: string): Promise<PlaygroundState | undefined> {
  const text = fragment.replace(/^#/, '');
  const packed = text.slice(beginning.length);
  if (!text.startsWith(beginning) || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (it) => it.charCodeAt(0));
    const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream, sizeLimit));
    const read: unknown = JSON.parse(json);
    return isState(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller): void {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function isState(read: unknown): read is PlaygroundState {
  if (!isRecord(read)) return false;
  const { source, function: name, independents, dependents, mode, options, view, step } = read;
  return (
    typeof source === 'string' &&
    (name === undefined || typeof name === 'string') &&
    [independents, dependents].every((it) => it === undefined || isTexts(it)) &&
    (mode === 'reverse' || mode === 'forward') &&
    isRecord(options) &&
    isTexts(Object.values(options)) &&
    (view === 'derivative' || view === 'journey') &&
    (step === undefined || typeof step === 'number')
  );
}

function isTexts(it: unknown): it is readonly string[] {
  return Array.isArray(it) && it.every((one) => typeof one === 'string');
}
