import type { Mode } from '../contract/request.js';
import { AdimatRefusal } from './adimat-refusal.js';

/** A kind of derivative that ADiMat makes, by the letter of its option. */
export type DerivativeKind = 'F' | 'f' | 'r' | 't';

/** ADiMat's names of the chains of steps that give derivatives. */
const toolchains: Readonly<Record<string, DerivativeKind>> = {
  'classic-forward-ad': 'F',
  'forward-ad': 'f',
  'reverse-ad': 'r',
  'taylor-ad': 't',
};

const refused: Readonly<Partial<Record<DerivativeKind, string>>> = {
  t: 'no t_ functions are made (-t, admTaylorVFor): take adjoints (-r) with admTaylorRev or admHessian',
};

/** Our mode for a kind of derivative. */
export function modeOf(kind: DerivativeKind): Mode {
  const reason = refused[kind];
  if (reason !== undefined) throw new AdimatRefusal(reason);
  return kind === 'r' ? 'reverse' : 'forward';
}

/**
 * The options that a kind of derivative means. Adjoints are in classic style unless something else is asked for: it is
 * the one that ADiMat's parameters are about.
 */
export function optionsOf(kind: DerivativeKind): Readonly<Record<string, string>> {
  if (kind === 'r') return { style: 'classic' };
  return kind === 'f' ? { directions: 'many', 'direction-dimension': 'first' } : {};
}

/** The kind of derivative that a toolchain gives. */
export function kindOfToolchain(name: string): DerivativeKind {
  const kind = toolchains[name];
  if (kind === undefined) {
    throw new AdimatRefusal(
      `there is no toolchain '${name}': there are reverse-ad, forward-ad and classic-forward-ad`,
    );
  }
  return kind;
}
