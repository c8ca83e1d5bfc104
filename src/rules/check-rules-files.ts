import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { packageRoot } from '../package-root.js';

const schemaFile = join(packageRoot, 'schemas', 'given-rules.rng');

/** What is wrong with files of rules, by their schema; nothing if they hold rules. */
export async function checkRulesFiles(sources: readonly Source[]): Promise<Diagnostic[]> {
  if (sources.length === 0) return [];
  const { RelaxNGValidator, XmlDocument, XmlLibError } = await import('libxml2-wasm');
  const { xmlRegisterFsInputProviders } = await import('libxml2-wasm/lib/nodejs.mjs');
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: pathToFileURL(schemaFile).href });
  // libxml2 means to drop RELAX NG one day; there is no other validator for it here.
  const validator = RelaxNGValidator.fromDoc(schema);
  const check = ({ name: file, text }: Source): Diagnostic[] => {
    const complain = (line: number, column: number, message: string): Diagnostic =>
      diagnostic('E605', { file, line: Math.max(1, line), column: Math.max(1, column) }, { message });
    if (/<!DOCTYPE/i.test(text)) return [complain(1, 1, 'a document type has no place here')];
    try {
      const document = XmlDocument.fromString(text);
      try {
        validator.validate(document);
      } finally {
        document.dispose();
      }
      return [];
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      const [first] = error.details;
      return [complain(first?.line ?? 1, first?.col ?? 1, (first?.message ?? error.message).trim())];
    }
  };
  try {
    return sources.flatMap(check);
  } finally {
    validator.dispose();
    schema.dispose();
  }
}
