import type { Expression, FunctionNode, NestedItem } from './ast.js';
import { declaredNames } from './declared-names.js';
import { parseParameters } from './parse-arguments.js';
import { parseBlock, reportOpenBlock, takeOwnComments } from './parse-block.js';
import { parseDottedName } from './parse-primary.js';
import type { ParserState } from './parser-state.js';
import { reportDoubledNames } from './report-doubled-names.js';

interface Signature {
  readonly outputs: readonly Expression[];
  readonly name: string;
  readonly parameters: readonly Expression[];
}

/**
 * Function : `function` Signature Block (`end` | `endfunction`)?
 * Where functions are closed, others may stand among the statements of the block: they are nested. Comments at the
 * end of a function that is not closed are put into `following`: they tell of what comes next.
 */
export function parseFunction(p: ParserState, following: NestedItem[] = []): FunctionNode {
  const { start } = p.advance();
  const signature = p.guarded(
    () => parseSignature(p),
    (): Signature => ({ outputs: [], name: '', parameters: [] }),
  );
  const outer = { variables: p.variables, nestedItems: p.nestedItems };
  const nested: NestedItem[] = [];
  p.variables = new Set([
    ...outer.variables,
    ...declaredNames(signature.outputs),
    ...declaredNames(signature.parameters),
  ]);
  p.nestedItems = p.functionsAreClosed ? nested : undefined;
  p.atBodyStart = true;
  p.openBlocks.push('function');
  const body = parseBlock(p);
  p.openBlocks.pop();
  p.variables = outer.variables;
  p.nestedItems = outer.nestedItems;
  if (p.isKeyword('end', 'endfunction')) {
    return { kind: 'function', start, ...signature, body, nested, end: p.advance().text };
  }
  if (p.functionsAreClosed) p.sawOpenFunction = true;
  if (p.functionsAreClosed && (nested.length > 0 || !p.isKind('end-of-file'))) {
    reportOpenBlock(p, 'function', start);
  }
  if (body.some((it) => it.kind !== 'comment')) for (const it of takeOwnComments(body)) following.push(it);
  return { kind: 'function', start, ...signature, body, nested, end: undefined };
}

/** Signature : (Outputs `=`)? Name (`(` Parameters `)`)?   Outputs : Name | `[` (Name `,`?)* `]` */
export function parseSignature(p: ParserState): Signature {
  let outputs: Expression[] = [];
  let name = '';
  if (p.is('[')) {
    outputs = p.within('arguments', ']', () => parseOutputs(p));
    p.expect('=');
    name = parseName(p);
  } else {
    const { start } = p.token;
    name = parseName(p);
    if (p.accept('=')) {
      outputs = [{ kind: 'variable', start, name }];
      name = parseName(p);
    }
  }
  const parameters = p.is('(') ? p.within('arguments', ')', () => parseParameters(p)) : [];
  reportDoubledNames(p, outputs, `outputs of '${name}'`);
  reportDoubledNames(p, parameters, `parameters of '${name}'`);
  return { outputs, name, parameters };
}

/** Name : DottedName | `end` — classes define by a method of this name what `end` is in an index. */
function parseName(p: ParserState): string {
  return p.isKeyword('end') ? p.advance().text : parseDottedName(p);
}

function parseOutputs(p: ParserState): Expression[] {
  const outputs: Expression[] = [];
  while (!p.is(']')) {
    const { start } = p.token;
    outputs.push({ kind: 'variable', start, name: p.expectIdentifier('the name of an output') });
    p.accept(',');
  }
  return outputs;
}
