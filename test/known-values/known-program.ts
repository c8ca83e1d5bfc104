import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../../src/base/package-root.js';

/** A program whose derivative at a point is known in closed form, as its tags (lines `%@ word rest`) say. */
export interface KnownProgram {
  readonly name: string;
  /** The folder that it lies in: the kind of special point. */
  readonly kind: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly independents: readonly string[];
  /** A list of arguments, as in a call. */
  readonly point: string;
  /** The seed of the first result, an expression over the parameters and `z`; by default 1. */
  readonly seed: string;
  /** A cell array of gradients, one an independent, an expression over the parameters; or `differences`. */
  readonly gradient: string | undefined;
  /** The Hessian with regard to the first independent, an expression over the parameters. */
  readonly hessian: string | undefined;
  /** Whether the Hessian is that of the adjoint alone: tangents of tangents give none. */
  readonly isOfAdjoint: boolean;
  /** Whether NaN or an error of ours is as good as the gradient. */
  readonly mayBeNone: boolean;
}

const folder = join(packageRoot, 'test', 'known-values');

/** All programs with known derivatives whose names match `PROGRAMS`. */
export const knownPrograms: readonly KnownProgram[] = readdirSync(folder, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .flatMap(({ name: kind }) =>
    readdirSync(join(folder, kind))
      .filter((it) => it.endsWith('.m'))
      .map((it) => knownProgram(kind, join(folder, kind, it))),
  )
  .filter(({ name }) => new RegExp(process.env['PROGRAMS'] ?? '').test(name));

function knownProgram(kind: string, path: string): KnownProgram {
  const text = readFileSync(path, 'utf8');
  const tags = new Map(
    [...text.matchAll(/^%@ (\w+) ?(.*)$/gm)].map(([, word = '', rest = '']) => [word, rest]),
  );
  const unknown = [...tags.keys()].find(
    (it) => !['at', 'independents', 'seed', 'gradient', 'hessian', 'adjoint', 'none'].includes(it),
  );
  if (unknown !== undefined) throw new Error(`${path}: no tag is called ${unknown}`);
  const [, parameters = ''] = /^function .*?\w+ ?\(([^)]*)\)/m.exec(text) ?? [];
  const names = (list: string): string[] => list.split(',').map((it) => it.trim());
  return {
    name: basename(path, '.m'),
    kind,
    text,
    parameters: names(parameters),
    independents: names(tags.get('independents') ?? parameters),
    point: tags.get('at') ?? '',
    seed: tags.get('seed') ?? '1',
    gradient: tags.get('gradient'),
    hessian: tags.get('hessian'),
    isOfAdjoint: tags.has('adjoint'),
    mayBeNone: tags.has('none'),
  };
}
