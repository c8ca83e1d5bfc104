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

// What XML 1.0 forbids.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const secondsPerMegabyte = 2;
const secondsToStart = 1;

/** Decodes a text, parses it and writes its tree; `print` prints it, too. Throws where something is not as it should be. */
export function tryText(bytes: Uint8Array, print: boolean): TextTrial {
  // Others may use the machine, too.
  const start = process.cpuUsage();
  const decoded = decodeSource(bytes, 'fuzz.m');
  const { source } = decoded;
  const { file, diagnostics } = parseSource(source);
  const xml = writeAstXml([{ source, file }]);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  if (seconds > secondsToStart + (secondsPerMegabyte * bytes.length) / 1e6) {
    throw new Error(`${seconds.toFixed(1)} s for ${bytes.length} bytes`);
  }
  if (forbidden.test(xml)) throw new Error('the tree holds what XML forbids');
  for (const it of [...decoded.diagnostics, ...diagnostics]) checkPlace(it, source);
  const errors = diagnostics.filter((it) => it.severity === 'error');
  const warnings = diagnostics.filter((it) => it.severity !== 'error');
  if (print && errors.length === 0) checkPrinted(printTree(xml, 'round-trip'));
  return { source, file, errors, warnings };
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
