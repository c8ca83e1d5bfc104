import { handleGiver } from '../analysis/handles/handle-giver.js';
import { parseExpressionText } from '../matlab/parse-expression-text.js';
import type { Source } from '../matlab/source.js';

/** Handles that the caller of a function gives, as texts by the names of parameters, or of fields of these. */
export type GivenHandles = Readonly<Record<string, string>>;

/** Whether what is given is one handle, for a parameter or a field. */
export function isGivenHandle(name: string, text: string): boolean {
  if (!/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)*$/.test(name) || /[\r\n]|\.\.\./.test(text)) return false;
  const { expression, diagnostics } = parseExpressionText(text);
  return diagnostics.length === 0 && ['anonymous-function', 'handle'].includes(expression?.kind ?? '');
}

/** The parameters that are handles, or hold some. */
export function givenParameters(handles: GivenHandles = {}): string[] {
  return Object.keys(handles).map((it) => it.replace(/\..*$/, ''));
}

/** A file with these handles, which stands where the file of that path does. */
export function sourceOfHandles(handles: GivenHandles, path: string): Source | undefined {
  const lines = Object.entries(handles)
    .filter(([name, text]) => isGivenHandle(name, text))
    .map(
      ([name, text]) => `adm_check_handle(${name}, '${text.replaceAll("'", "''")}');\n${name} = ${text};\n`,
    );
  if (lines.length === 0) return undefined;
  return { name: path, text: `function ${handleGiver}\n${lines.join('')}end\n` };
}
