import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RelaxNGValidator, XmlDocument, XmlLibError } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { packageRoot } from '../base/package-root.js';

/** The errors in a document, with their places: lines and columns count from 1. */
export interface SchemaComplaint {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

// The schemas include each other.
xmlRegisterFsInputProviders();

/** A RELAX NG grammar of `schemas/`: reading it takes longer than most documents, so keep it. */
export class RelaxNgSchema {
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

  /** The first thing that is wrong with a document; nothing if it has the form. */
  complaint(xml: string): SchemaComplaint | undefined {
    try {
      const document = XmlDocument.fromString(xml);
      try {
        this.#validator.validate(document);
      } finally {
        document.dispose();
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      const [first] = error.details;
      return {
        line: Math.max(1, first?.line ?? 1),
        column: Math.max(1, first?.col ?? 1),
        message: (first?.message ?? error.message).trim(),
      };
    }
  }

  dispose(): void {
    this.#validator.dispose();
    this.#schema.dispose();
  }
}
