import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Bytes that may wait for a reader that does not read: more of them would fill the memory. */
const room = 16 * 1024 * 1024;

const stdout: Writable & { readonly fd: number } = process.stdout;
/** Whether a line that was the last to find room found it for a part of it only. */
let isTorn = false;

/**
 * Writes a line of a log to stdout. One that finds no room, as on a full disk, is lost, and nothing else: the streams of
 * the libraries end the process, or wait for ever, or write nothing any more when there is room again.
 */
export function writeLog(line: string): void {
  if (stdout instanceof Socket) {
    if (stdout.writableLength < room) stdout.write(line);
    return;
  }
  const text = isTorn ? `\n${line}` : line;
  try {
    isTorn = writeSync(stdout.fd, text) < Buffer.byteLength(text);
  } catch {
    // There is no other place to tell it.
  }
}
