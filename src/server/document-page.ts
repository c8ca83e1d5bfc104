/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: object }>>;
interface Schema {
  readonly type?: string;
  readonly description?: string;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;max-height:24rem;background:#8881;padding:.5rem}table{border-collapse:collapse}
td{padding:.1rem .8rem .1rem 0;vertical-align:top}:root{color-scheme:light dark}`;

/** An OpenAPI document as a page that needs neither scripts nor other files. */
export function documentPage(document: object): string {
  const { info, paths, components } = document as {
    readonly info: { readonly title: string; readonly version: string; readonly description: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: object };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(info.title)}</title>
<style>${style}</style><h1>${escape(`${info.title} ${info.version}`)}</h1><p>${escape(info.description)}
The same for programs: <a href="../../openapi.json">openapi.json</a>.</p>
${operations.join('\n')}<h2>Schemas</h2>${details('all that others refer to', components.schemas)}</html>\n`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', parameters = [], requestBody, responses } = operation;
  const rows = parameters.map((it) =>
    row(`<code>${escape(it.name)}</code>`, escape(it.in), escape(it.description ?? '')),
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    details(type, schema),
  );
  const answers = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const forms = Object.entries(content).map(([type, { schema }]) => details(type, schema));
    return row(escape(status), escape(description), status === '200' ? forms.join('') : '');
  });
  return `<h2><code>${escape(`${method.toUpperCase()} ${path}`)}</code></h2><p>${escape(summary)}</p>
${bodies.join('')}<table>${rows.join('')}</table><table>${answers.join('')}</table>`;
}

function details(summary: string, schema: object): string {
  const shown = escape(JSON.stringify(schema, undefined, 2));
  return `<details><summary>${escape(summary)}</summary><pre>${shown}</pre></details>`;
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[it] ?? '&quot;');
}
