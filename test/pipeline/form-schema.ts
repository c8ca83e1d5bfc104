import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { packageRoot } from '../../src/package-root.js';

// The schemas include each other.
xmlRegisterFsInputProviders();

/** The schema of a form of the tree. */
export class FormSchema {
  readonly #schema: XmlDocument;
  // libxml2 means to drop RELAX NG one day; there is no other validator for it here.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  readonly #validator: RelaxNGValidator;

  constructor(name: string) {
    const path = join(packageRoot, 'schemas', `${name}.rng`);
    this.#schema = XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).href });
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    this.#validator = RelaxNGValidator.fromDoc(this.#schema);
  }

  /** What is wrong with a tree; nothing if it has the form. */
  complaint(xml: string): string {
    const document = XmlDocument.fromString(xml);
    try {
      this.#validator.validate(document);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      document.dispose();
    }
  }

  dispose(): void {
    this.#validator.dispose();
    this.#schema.dispose();
  }
}
