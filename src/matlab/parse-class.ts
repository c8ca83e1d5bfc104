import type { ClassDefinition } from './ast.js';
import { closingWord } from './keywords.js';
import { parseArguments } from './parse-arguments.js';
import { parseArgumentDeclaration } from './parse-arguments-block.js';
import { parseExpression } from './parse-expression.js';
import { parseFunction, parseSignature } from './parse-function.js';
import { parseDottedName } from './parse-primary.js';
import type { ParserState } from './parser-state.js';

const members: Readonly<Record<string, (p: ParserState) => unknown>> = {
  properties: parseArgumentDeclaration,
  methods: parseMethod,
  events: (p) => p.expectIdentifier('the name of an event'),
  enumeration: parseExpression,
};

/**
 * ClassDefinition : `classdef` Attributes? Name (`<` DottedName (`&` DottedName)*)? Section* End
 * It is read to find its errors and its end; what is kept of it is its text.
 */
export function parseClass(p: ParserState): ClassDefinition {
  const { start } = p.advance();
  parseAttributes(p);
  const name = p.expectIdentifier('the name of a class');
  if (p.accept('<')) {
    do parseDottedName(p);
    while (p.accept('&'));
  }
  parseMembers(p, start, 'classdef', (it) => {
    parseSection(it);
  });
  const text = p.source.text.slice(start, p.lastEnd).replace(/\r\n?/g, '\n');
  return { kind: 'classdef', start, name, text };
}

/** Section : (`properties` | `methods` | `events` | `enumeration`) Attributes? Member* End */
function parseSection(p: ParserState): void {
  const { start, text } = p.token;
  const parse = members[text];
  if (parse === undefined) p.failExpecting("'properties', 'methods', 'events', 'enumeration' or 'end'");
  p.advance();
  parseAttributes(p);
  parseMembers(p, start, text, parse);
}

/** Attributes : `(` Arguments `)` */
function parseAttributes(p: ParserState): void {
  if (p.is('(')) p.within('arguments', ')', () => parseArguments(p, ')'));
}

/** The block between a word of classes and its `end`. */
function parseMembers(
  p: ParserState,
  start: number,
  opening: string,
  parse: (p: ParserState) => unknown,
): void {
  for (;;) {
    p.skipSeparators();
    if (p.is('end') || p.is(`end${opening}`)) break;
    if (p.isKind('end-of-file')) {
      const { line } = p.lines.place(start);
      p.report('E106', p.token.start, { opening, line, closing: closingWord(opening), found: p.describe() });
      return;
    }
    p.guarded(
      () => parse(p),
      () => undefined,
    );
  }
  p.advance();
}

/** Method : Function | Signature — a signature declares a method that has a file of its own. */
function parseMethod(p: ParserState): void {
  if (p.isKeyword('function')) parseFunction(p);
  else parseSignature(p);
}
