import { buildApp } from '../server/app.js';
import { codeText } from './code-text.js';
import { markdownTable } from '../build/markdown-table.js';
import { plainText } from './plain-text.js';

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, object>> }>
  >;
}

/** The routes of the server, from its OpenAPI document. */
export async function httpPage(): Promise<string> {
  const app = buildApp({ workers: 1 });
  try {
    const { paths } = (await app.inject('/openapi.json')).json<{
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    }>();
    const sections = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
    );
    return `# HTTP

The routes of the server. A running server has the JSON schemas of requests and answers, at \`/docs/http/\` and
\`/openapi.json\`. [HTTP](../operating/http.md) explains them.

${sections.join('\n')}`;
  } finally {
    await app.close();
  }
}

function section(method: string, path: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  const bodies = Object.keys(requestBody?.content ?? {}).map(codeText);
  const given = parameters.map((it) => [codeText(it.name), it.in, plainText(it.description ?? '')]);
  const answers = Object.entries(responses).map(([status, { description, content = {} }]) => [
    status,
    plainText(description),
    Object.keys(content).map(codeText).join(', '),
  ]);
  return [
    `## ${method.toUpperCase()} ${path}`,
    `${plainText(summary)}.`,
    ...(bodies.length === 0 ? [] : [`Bodies: ${bodies.join(', ')}.`]),
    ...(given.length === 0 ? [] : [markdownTable(['parameter', 'in', 'purpose'], given).trimEnd()]),
    markdownTable(['status', 'answer', 'types'], answers),
  ].join('\n\n');
}
