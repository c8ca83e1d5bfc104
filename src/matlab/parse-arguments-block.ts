import type { ArgumentDeclaration, CommentStatement, Expression, Statement } from './ast.js';
import { parseArguments } from './parse-arguments.js';
import { parseDelimited } from './parse-block.js';
import { parseExpression } from './parse-expression.js';
import { parseDottedName } from './parse-primary.js';
import type { ParserState } from './parser-state.js';

/** ArgumentsBlock : `arguments` (`(` Name (`,` Name)* `)`)? ArgumentDeclaration* `end` */
export function parseArgumentsBlock(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end'], () => {
    const attributes = p.is('(') ? p.within('arguments', ')', () => parseAttributes(p)) : [];
    const items: (ArgumentDeclaration | CommentStatement)[] = [];
    for (;;) {
      p.skipSeparators();
      for (const it of p.takeComments()) items.push(it);
      const isWord = p.isKind('keyword') && !p.variables.has(p.token.text);
      if (isWord || p.isKind('end-of-file')) break;
      const declaration = p.guarded(
        () => parseArgumentDeclaration(p),
        () => undefined,
      );
      if (declaration !== undefined) items.push(declaration);
    }
    return { kind: 'arguments', start, attributes, items };
  });
}

function parseAttributes(p: ParserState): string[] {
  const attributes: string[] = [];
  do attributes.push(p.expectIdentifier('an attribute of the block'));
  while (p.accept(','));
  return attributes;
}

/** ArgumentDeclaration : DottedName (`(` Arguments `)`)? DottedName? (`{` Arguments `}`)? (`=` Expression)? */
export function parseArgumentDeclaration(p: ParserState): ArgumentDeclaration {
  const { start } = p.token;
  const name = p.isKind('keyword') ? p.expectVariable('the name of a parameter') : parseDottedName(p);
  const list = (close: string): Expression[] => p.within('arguments', close, () => parseArguments(p, close));
  const size = p.is('(') ? list(')') : undefined;
  const type = p.isKind('identifier') ? parseDottedName(p) : undefined;
  const validators = p.is('{') ? list('}') : undefined;
  const value = p.accept('=') ? parseExpression(p) : undefined;
  if (!p.isKind('newline') && !p.is(';') && !p.is(',')) p.failExpecting('the end of the declaration');
  return { kind: 'argument', start, name, size, type, validators, value };
}
