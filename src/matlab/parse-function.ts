import type { Expression, FunctionNode, NestedItem } from './ast.js';
import { declaredNames } from './declared-names.js';
import { octaveKeywords } from './keywords.js';
import { parseParameters } from './parse-arguments.js';
import { parseBlock, reportOpenBlock, takeOwnComments } from './parse-block.js';
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
  const outer = { variables: p.variables, commands: p.commands, nestedItems: p.nestedItems };
  const nested: NestedItem[] = [];
  p.variables = new Set([
    ...outer.variables,
    ...declaredNames(signature.outputs),
    ...declaredNames(signature.parameters),
  ]);
  p.commands = new Set();
  p.nestedItems = p.functionsAreClosed ? nested : undefined;
  p.atBodyStart = true;
  p.openBlocks.push('function');
  const body = parseBlock(p);
  p.openBlocks.pop();
  p.variables = outer.variables;
  p.commands = outer.commands;
  p.nestedItems = outer.nestedItems;
  if (p.isKeyword('end', 'endfunction')) {
    const end = p.advance().text;
    p.guarded(
      () => {
        p.expectStatementEnd();
      },
      () => undefined,
    );
    return { kind: 'function', start, ...signature, body, nested, end };
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
    outputs = p.within('elements', ']', () => parseOutputs(p));
    p.expect('=');
    name = parseName(p);
  } else {
    const { start, text, end } = p.token;
    const isVariable = octaveKeywords.has(text) && p.behind(end) === '=';
    name = isVariable ? p.expectVariable('the name of an output') : parseName(p);
    if (name !== 'end' && p.accept('=')) {
      outputs = [{ kind: 'variable', start, name }];
      name = parseName(p);
    }
  }
  const hasParameters = p.is('(');
  const parameters = hasParameters ? p.within('arguments', ')', () => parseParameters(p)) : [];
  if (!hasParameters) p.expectStatementEnd();
  reportDoubledNames(p, outputs, `outputs of '${name}'`);
  reportDoubledNames(p, parameters, `parameters of '${name}'`);
  return { outputs, name, parameters };
}

/**
 * Name : (`get` `.` | `set` `.`)? Name | `end` — classes define by such names how a property is read and set, and what
 * `end` is in an index.
 */
function parseName(p: ParserState): string {
  if (p.isKeyword('end')) return p.advance().text;
  const name = p.expectVariable('the name of a function');
  if (!/^[gs]et$/.test(name) || !p.accept('.')) return name;
  return `${name}.${p.expectIdentifier('the name of a property')}`;
}

function parseOutputs(p: ParserState): Expression[] {
  const outputs: Expression[] = [];
  while (!p.is(']')) {
    const { start } = p.token;
    outputs.push({ kind: 'variable', start, name: p.expectVariable('the name of an output') });
    if (p.accept(',') && p.is(']')) p.failExpecting('the name of an output');
  }
  return outputs;
}
