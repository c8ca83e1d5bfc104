import { XmlWriter } from '../../matlab/xml-writer.js';

/** The messages for a client. */
export interface AdmprocReport {
  /** Ends the client with this. */
  readonly error?: string;
  /** The text that it shows. */
  readonly messages?: readonly string[];
  /** Functions for its list of dependencies. */
  readonly dependencies?: readonly string[];
  /** Functions of which it sends the files that it has. */
  readonly replaceable?: readonly string[];
  /** Functions of which it must have files. */
  readonly missing?: readonly string[];
  /** The name of the file that it fetches, and how many bytes that has. */
  readonly output?: { readonly name: string; readonly bytes: number };
  readonly version?: string;
}

/**
 * A report as ADiMat's client reads it. It takes one element after the other: what has it send files again must stand
 * before the file that it would fetch otherwise.
 */
export function admprocDocument(uid: string | undefined, report: AdmprocReport): string {
  const xml = new XmlWriter();
  xml.element('Envelope', {}, () => {
    xml.element('Header', {}, () => {
      xml.element('parameters', {}, () => {
        if (uid !== undefined) xml.leaf('param', uid, { name: 'uid' });
      });
    });
    xml.element('Body', {}, () => {
      writeBody(xml, report);
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.toString()}\n`;
}

function writeBody(xml: XmlWriter, report: AdmprocReport): void {
  const { error, messages = [], dependencies, replaceable = [], missing = [], output, version } = report;
  if (version !== undefined) {
    xml.leaf('adimat-server-version', version);
    xml.leaf('adimat-version', version);
  }
  if (messages.length > 0) xml.leaf('messages', messages.map((it) => `${it}\n`).join(''));
  if (error !== undefined) xml.leaf('error', error);
  if (dependencies !== undefined) {
    xml.element('dependencies', {}, () => {
      xml.element('function-list', {}, () => {
        for (const name of dependencies) xml.leaf('function', name);
      });
    });
  }
  if (dependencies !== undefined || replaceable.length > 0) {
    xml.element('function-list', {}, () => {
      xml.element('function-list', {}, () => {
        for (const name of dependencies ?? []) xml.element('function', { name, builtin: '0' });
        for (const name of replaceable) xml.element('function', { name, builtin: '1' });
      });
    });
  }
  if (missing.length > 0) {
    xml.element('file-request', {}, () => {
      xml.element('unbound-identifiers', {}, () => {
        for (const name of missing) xml.element('occurence', { name });
      });
    });
  }
  if (output !== undefined) {
    const { name, bytes } = output;
    xml.element('differentiated-file', {}, () => {
      xml.element('output-file', { name, 'content-type': 'text/x-matlab', size: String(bytes) });
    });
  }
}
