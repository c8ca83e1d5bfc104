import type { Expression } from './ast.js';
import type { ParserState } from './parser-state.js';

/** Reports the names that a list of parameters or outputs holds twice; `what` says of what it is the list. */
export function reportDoubledNames(p: ParserState, list: readonly Expression[], what: string): void {
  const seen = new Set<string>();
  for (const it of list) {
    const variable = it.kind === 'assignment' ? it.target : it;
    if (variable.kind !== 'variable') continue;
    const { name, start } = variable;
    if (seen.has(name)) p.report('E110', start, { name, what });
    seen.add(name);
  }
}
