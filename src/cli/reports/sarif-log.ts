import { catalogue } from '../../diagnostic/catalogue.js';
import type { CatalogueEntry } from '../../diagnostic/catalogue-entry.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { version } from '../../base/version.js';

/** Diagnostics as a SARIF 2.1.0 log, which editors and code hosts read. */
export function sarifLog(diagnostics: readonly Diagnostic[]): object {
  const codes = [...new Set(diagnostics.map((it) => it.code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Adjoinery', version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((it) => ({
          ruleId: it.code,
          ruleIndex: codes.indexOf(it.code),
          level: it.severity,
          message: { text: it.hint === undefined ? it.message : `${it.message} (${it.hint})` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(it.file) },
                region: { startLine: Math.max(1, it.line), startColumn: Math.max(1, it.column) },
              },
            },
          ],
        })),
      },
    ],
  };
}

function ruleOf(id: Diagnostic['code']): object {
  const entry: CatalogueEntry = catalogue[id];
  return {
    id,
    shortDescription: { text: inGeneral(entry.text) },
    defaultConfiguration: { level: entry.severity },
    ...(entry.hint === undefined || entry.hint === '{hint}' ? {} : { help: { text: inGeneral(entry.hint) } }),
  };
}

/** A text of the catalogue without its arguments. */
function inGeneral(text: string): string {
  return text.replace(/\{\w+\}/g, '…');
}

function uriOf(file: string): string {
  return encodeURI(file.replaceAll('\\', '/')).replace(/[?#]/g, encodeURIComponent);
}
