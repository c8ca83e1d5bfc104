import { randomBytes } from 'node:crypto';
import { parseXml } from '../../src/saxon/saxon.js';
import { isElement, type XmlElement, type XmlNode } from '../../src/tree/xml-node.js';

/** The task of a client. */
export interface ClientTask {
  /** The function's file, and all others that lie on the search path, by name. */
  readonly main: string;
  readonly path: Readonly<Record<string, string>>;
  /** Fields besides `output`, as `mode`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** How a client ended. */
export interface ClientEnd {
  readonly status: number;
  readonly said: string;
  readonly saved: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  /** The names of the files that it sent, request by request. */
  readonly sent: readonly (readonly string[])[];
}

/** Leaves the loop, as the client leaves its process. */
class Exit extends Error {
  constructor(readonly status: number) {
    super();
  }
}

/**
 * Does what is known of ADiMat's client: it takes the elements of an answer one by one, and sends the request that the
 * last of them led to. Written from a description of the protocol.
 */
export class AdimatClient {
  #said = '';
  #status = 0;
  #dependencies: string[] = [];
  #next: readonly string[] | undefined;
  #uid: string | undefined;
  readonly #saved: Record<string, string> = {};
  readonly #sent: (readonly string[])[] = [];

  /** @param url where it asks: of several servers, each time another */
  constructor(
    readonly url: string | (() => string),
    readonly task: ClientTask,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async run(): Promise<ClientEnd> {
    this.#next = [this.task.main];
    try {
      while (this.#next !== undefined) {
        const document = parseXml(await this.#post(this.#next));
        this.#next = undefined;
        const body = childNamed(document.documentElement, 'Body');
        const header = childNamed(document.documentElement, 'Header');
        const parameters = header === undefined ? undefined : childNamed(header, 'parameters');
        this.#uid = elementsOf(parameters).find((it) => it.getAttribute('name') === 'uid')?.textContent;
        for (const element of elementsOf(body)) await this.#take(element);
      }
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
      this.#status = error.status;
    }
    return {
      status: this.#status,
      said: this.#said,
      saved: this.#saved,
      dependencies: this.#dependencies,
      sent: this.#sent,
    };
  }

  async #take(element: XmlElement): Promise<void> {
    switch (element.localName) {
      case 'error':
        this.#said += element.textContent;
        throw new Exit(2);
      case 'messages':
      case 'adimat-version':
        this.#said += element.textContent;
        break;
      case 'dependencies':
        this.#dependencies = elementsOf(elementsOf(element)[0]).map((it) => it.textContent);
        break;
      case 'function-list': {
        const listed = elementsOf(childNamed(element, 'function-list'));
        const builtins = listed.filter((it) => it.getAttribute('builtin') === '1');
        this.#sendWhatIsThere(builtins.map((it) => it.getAttribute('name')));
        break;
      }
      case 'file-request': {
        const names = elementsOf(childNamed(element, 'unbound-identifiers')).map((it) =>
          it.getAttribute('name'),
        );
        if (this.#sendWhatIsThere(names) < names.length) {
          this.#status = this.task.fields['unbound'] === undefined ? 3 : 0;
        }
        break;
      }
      case 'differentiated-file':
        if (this.#next === undefined) await this.#fetch(childNamed(element, 'output-file')!);
    }
  }

  #address(): string {
    return typeof this.url === 'string' ? this.url : this.url();
  }

  /** The next request has what is there of these, and nothing that was found before. */
  #sendWhatIsThere(names: readonly string[]): number {
    const found = names.map((it) => `${it}.m`).filter((it) => it in this.task.path);
    if (found.length > 0) this.#next = found;
    return found.length;
  }

  async #post(names: readonly string[]): Promise<string> {
    const { fields, parameters = {}, path } = this.task;
    this.#sent.push(names);
    const boundary = `------${randomBytes(22).toString('hex')}`;
    const part = (name: string, value: string, more = ''): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const rerun = this.#uid === undefined ? {} : { uid: this.#uid, rerun: '1' };
    const all = Object.entries({ output: 'xml', ...fields, ...rerun }).map(([name, value]) =>
      part(name, value),
    );
    const pairs = Object.entries(parameters).flatMap(([name, value], index) => [
      part(`pname_${index + 1}`, name),
      part(`pvalue_${index + 1}`, value),
    ]);
    const files = names.map((name, index) =>
      part(
        `file_${String(index).padStart(3, '0')}`,
        path[name] ?? '',
        `; filename="/home/someone/${name}"\r\nContent-Type: application/octet-stream`,
      ),
    );
    const response = await fetch(this.#address(), {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...this.headers },
      body: [...all, ...pairs, ...files, `--${boundary}--\r\n`].join(''),
    });
    const text = await response.text();
    if (response.status !== 200) {
      this.#said += text;
      throw new Exit(1);
    }
    return text;
  }

  async #fetch(file: XmlElement): Promise<void> {
    const name = file.getAttribute('name');
    const query = new URLSearchParams({ 'method-get-output': '', name, uid: this.#uid ?? '' });
    const response = await fetch(`${this.#address()}?${query.toString()}`, { headers: this.headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || bytes.length !== Number(file.getAttribute('size'))) throw new Exit(1);
    this.#saved[name] = bytes.toString();
  }
}

function elementsOf(parent: XmlElement | undefined): XmlElement[] {
  const found: XmlElement[] = [];
  for (let it: XmlNode | null = parent?.firstChild ?? null; it !== null; it = it.nextSibling) {
    if (isElement(it)) found.push(it);
  }
  return found;
}

function childNamed(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(parent).find((it) => it.localName === name);
}
