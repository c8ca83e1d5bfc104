import type { ArgumentDeclaration, Expression, Statement } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { parseArguments } from './parse-postfix.js';
import { closeBlock } from './parse-statement.js';
import type { ParserState } from './parser-state.js';

/** ArgumentsBlock : `arguments` (`(` Name (`,` Name)* `)`)? Declaration* `end` */
export function parseArgumentsBlock(p: ParserState, start: number): Statement {
  p.advance();
  const attributes: string[] = [];
  if (p.accept('(')) {
    do attributes.push(p.expectIdentifier('an attribute of the block'));
    while (p.accept(','));
    p.expect(')');
  }
  const declarations: ArgumentDeclaration[] = [];
  for (;;) {
    while (p.isKind('newline') || p.is(';') || p.is(',')) p.advance();
    if (!p.isKind('identifier')) break;
    declarations.push(parseDeclaration(p));
  }
  closeBlock(p, start, 'arguments', 'end');
  return { kind: 'arguments', start, attributes, declarations };
}

/** Declaration : Name (`.` Name)? (`(` Sizes `)`)? Class? (`{` Validators `}`)? (`=` Expression)? */
function parseDeclaration(p: ParserState): ArgumentDeclaration {
  const { start } = p.token;
  const name = parseName(p);
  let size: Expression[] | undefined;
  if (p.accept('(')) {
    size = parseArguments(p, ')');
    p.expect(')');
  }
  const type = p.isKind('identifier') ? parseName(p) : undefined;
  let validators: Expression[] | undefined;
  if (p.accept('{')) {
    validators = parseArguments(p, '}');
    p.expect('}');
  }
  const value = p.accept('=') ? parseExpression(p) : undefined;
  return { start, name, size, type, validators, value };
}

function parseName(p: ParserState): string {
  let name = p.expectIdentifier('the name of a parameter');
  while (p.is('.')) {
    p.advance();
    name += `.${p.expectIdentifier('a name')}`;
  }
  return name;
}
