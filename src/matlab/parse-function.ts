import type { Block, Expression, FunctionNode } from './ast.js';
import { outside, parseArguments } from './parse-postfix.js';
import { parseBlock } from './parse-statement.js';
import type { ParserState } from './parser-state.js';

/**
 * Function : `function` (Outputs `=`)? Name (`(` Parameters `)`)? Block End?
 * Where functions are closed, others may stand among the statements of the block: they are nested.
 */
export function parseFunction(p: ParserState): FunctionNode {
  const { start } = p.advance();
  const { outputs, name } = parseSignature(p);
  const parameters = p.accept('(') ? outside(p, false, () => parseArguments(p, ')')) : [];
  if (p.is(')')) p.advance();
  const outer = p.variables;
  p.variables = new Set([...outer, ...namesOf(outputs), ...namesOf(parameters)]);
  p.atBodyStart = true;
  const nested: FunctionNode[] = [];
  const outerNested = p.nestedFunctions;
  p.nestedFunctions = p.functionsAreClosed ? nested : undefined;
  const body: Block = parseBlock(p);
  p.nestedFunctions = outerNested;
  p.variables = outer;
  const end = p.isKeyword('end', 'endfunction') ? p.advance().text : undefined;
  const mayBeOpen = !p.functionsAreClosed && (p.isKind('end-of-file') || p.isKeyword('function'));
  const isOnlyOne = nested.length === 0 && p.isKind('end-of-file');
  if (end === undefined && !mayBeOpen && !isOnlyOne) {
    p.fail('E106', p.token.start, { opening: 'function', line: p.lines.place(start).line, found: p.describe() });
  }
  return { kind: 'function', start, name, outputs, parameters, body, nested, end };
}

/** Outputs : Name | `[` (Name (`,`? Name)*)? `]` */
function parseSignature(p: ParserState): { outputs: Expression[]; name: string } {
  let outputs: Expression[] = [];
  if (p.accept('[')) {
    while (!p.is(']')) {
      const { start } = p.token;
      outputs.push({ kind: 'variable', start, name: p.expectIdentifier('the name of an output') });
      p.accept(',');
    }
    p.advance();
    p.expect('=');
  } else if (p.peek().text === '=') {
    const { start } = p.token;
    outputs = [{ kind: 'variable', start, name: p.expectIdentifier('the name of an output') }];
    p.advance();
  }
  let name = p.expectIdentifier('the name of a function');
  while (p.accept('.')) name += `.${p.expectIdentifier('a name')}`;
  return { outputs, name };
}

function namesOf(list: readonly Expression[]): string[] {
  return list.flatMap((it) => {
    const variable = it.kind === 'assignment' ? it.target : it;
    return variable.kind === 'variable' ? [variable.name] : [];
  });
}
