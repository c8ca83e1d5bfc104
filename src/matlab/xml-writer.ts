import { createCB } from 'xmlbuilder2';
import type { XMLBuilderCB } from 'xmlbuilder2/lib/interfaces.js';
import type { Attributes, TreeWriter } from './tree-writer.js';
import { escapeForXml } from './xml-characters.js';

/** Writes XML text that leaves the program, from the outside in, by the callbacks of xmlbuilder2. */
export class XmlWriter implements TreeWriter {
  readonly #pieces: string[] = [];
  readonly #builder: XMLBuilderCB = createCB({
    data: (piece: string) => this.#pieces.push(piece.replaceAll('\r', carriageReturn)),
    error: (error: Error) => {
      throw error;
    },
  });

  element(name: string, attributes: Attributes = {}, content?: () => void): void {
    this.#open(name, attributes);
    // The tag ends here, though there may come nothing: `<row-list></row-list>`.
    if (content !== undefined) this.#builder.txt('');
    content?.();
    this.#builder.up();
  }

  leaf(name: string, text: string, attributes: Attributes = {}): void {
    this.#open(name, attributes);
    this.#builder.txt(escaped(text)).up();
  }

  /** The text of an element that has ended. */
  toString(): string {
    this.#builder.end();
    return this.#pieces.join('');
  }

  #open(name: string, attributes: Attributes): void {
    const given = Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, escaped(value)]],
    );
    this.#builder.ele(name, Object.fromEntries(given) as Record<string, string>);
  }
}

const carriageReturn = '&#13;';

/**
 * Text as the builder takes it: it escapes what is not escaped yet, so that `&lt;` in a program would be taken for `<`. It knows
 * no reference for a carriage return, which gets its own behind it.
 */
function escaped(text: string): string {
  return escapeForXml(text).replaceAll(carriageReturn, '\r');
}
