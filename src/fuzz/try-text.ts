import { printTree } from '../engine/print-tree.js';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { renderDiagnostic } from '../diagnostic/render.js';
import { parseSource } from '../matlab/parse-file.js';
import { decodeSource, type Source } from '../matlab/source.js';
import { writeAstXml, type ParsedFile } from '../matlab/write-ast-xml.js';

/** A text as we read it. */
export interface TextTrial extends ParsedFile {
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

// Characters that XML 1.0 forbids.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
// In processor time: others may use the machine, too. The library that writes XML takes more than the parser.
const secondsToStart = 1;
const secondsPerMegabyteRead = 2;
const secondsPerMegabyteWritten = 20;

/** Decodes a text, parses it and writes its tree; `print` prints it, too. Throws where something is not as it should be. */
export function tryText(bytes: Uint8Array, print: boolean): TextTrial {
  const decoded = decodeSource(bytes, 'fuzz.m');
  const { source } = decoded;
  const beforeReading = process.cpuUsage();
  const { file, diagnostics } = parseSource(source);
  checkTime('read', beforeReading, bytes.length, secondsPerMegabyteRead);
  const beforeWriting = process.cpuUsage();
  const xml = writeAstXml([{ source, file }]);
  checkTime('write', beforeWriting, xml.length, secondsPerMegabyteWritten);
  if (forbidden.test(xml)) throw new Error('the tree holds what XML forbids');
  for (const it of [...decoded.diagnostics, ...diagnostics]) checkPlace(it, source);
  const errors = diagnostics.filter((it) => it.severity === 'error');
  const warnings = diagnostics.filter((it) => it.severity !== 'error');
  if (print && errors.length === 0) checkPrinted(printTree(xml, 'round-trip'));
  return { source, file, errors, warnings };
}

function checkTime(what: string, before: NodeJS.CpuUsage, size: number, secondsPerMegabyte: number): void {
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (seconds > secondsToStart + (secondsPerMegabyte * size) / 1e6) {
    throw new Error(`${seconds.toFixed(1)} s to ${what} ${size} characters`);
  }
}

function checkPlace(it: Diagnostic, source: Source): void {
  if (!/\n\s*\|\s*\^/.test(renderDiagnostic(it, () => source.text))) {
    throw new Error(`${it.code} at ${it.line}:${it.column} points to nothing`);
  }
}

function checkPrinted(text: string): void {
  const [it] = parseSource({ name: 'printed.m', text }).diagnostics.filter((one) => one.severity === 'error');
  if (it !== undefined) throw new Error(`printed as ${renderDiagnostic(it, () => text)}`);
}
