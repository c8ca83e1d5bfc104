import type { Expression } from '../matlab/ast.js';
import { parseExpressionText } from '../matlab/parse-expression-text.js';
import { nameUses, type NameUse } from './name-uses.js';

/** A rewrite as its file has it: `PATTERN => REPLACEMENT`, where `$` stands for each of some functions. */
export interface RewriteSource {
  readonly text: string;
  readonly functions: readonly string[];
  /** With how many results calls are rewritten, or `any`. */
  readonly outputs: readonly string[];
  /** The conditions on holes, as `condition(hole)`. */
  readonly when: readonly string[];
}

/** One side of a rewrite: its text, and the expression that it is, if it is one. */
export interface RewriteSide {
  readonly text: string;
  readonly expression: Expression | undefined;
  /** Why it is none. */
  readonly reason: string;
}

/** A rewrite of calls of one function. */
export interface Rewrite {
  readonly pattern: RewriteSide;
  readonly replacement: RewriteSide;
  /** The names in the pattern that stand for arguments, each as often as it stands there. */
  readonly holes: readonly NameUse[];
}

const arrow = '=>';

/** The rewrites of single functions that a rewrite stands for. */
export function rewritesOf({ text, functions }: Pick<RewriteSource, 'text' | 'functions'>): Rewrite[] {
  const texts = functions.length === 0 ? [text] : functions.map((name) => text.replaceAll('$', name));
  return texts.map((it) => {
    const [pattern = '', ...rest] = it.split(arrow);
    const side = readSide(pattern);
    const holes = side.expression === undefined ? [] : nameUses(side.expression);
    return {
      pattern: side,
      replacement: readSide(rest.join(arrow)),
      holes: holes.filter(({ as }) => as !== 'base'),
    };
  });
}

function readSide(text: string): RewriteSide {
  const plain = text.replace(/\s+/g, ' ').trim();
  const { expression, diagnostics } = parseExpressionText(plain);
  return { text: plain, expression, reason: diagnostics[0]?.message ?? '' };
}
