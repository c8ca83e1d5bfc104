import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of a revision's scripts; where they lie differs from one revision to the next. */
interface Revision {
  readonly differentiate: (request: object, hooks: object) => Outcome;
  readonly SourceFinder: new (folders: readonly string[]) => object;
}

interface Outcome {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly diagnostics: readonly { readonly code: string; readonly line: number }[];
}

/** All that a program is differentiated to: styles of the adjoint, the tangent in one direction and in many. */
const variants: Readonly<Record<string, object>> = {
  fast: { mode: 'reverse', options: { style: 'fast' } },
  classic: { mode: 'reverse', options: { style: 'classic' } },
  forward: { mode: 'forward' },
  directions: { mode: 'forward', options: { directions: 'many' } },
};

/**
 * The derivatives that a revision, built in a folder, makes of programs: texts by `program variant`, codes of diagnostics
 * where there are none.
 */
export async function derivedTexts(
  root: string,
  programs: string,
  wanted: RegExp,
): Promise<Record<string, string>> {
  const revision = await revisionIn(root);
  const texts: Record<string, string> = {};
  for (const name of readdirSync(programs).filter((it) => it.endsWith('.m') && wanted.test(it))) {
    const files = [{ name, text: readFileSync(join(programs, name), 'utf8') }];
    for (const [variant, request] of Object.entries(variants)) {
      const finder = new revision.SourceFinder([programs]);
      const result = revision.differentiate({ files, ...request }, { finder });
      texts[`${name} ${variant}`] =
        result.files.length > 0
          ? result.files.map((it) => it.text).join('\n')
          : result.diagnostics.map((it) => `% ${it.code}\nrefused(${it.line})`).join('\n');
    }
  }
  return texts;
}

async function revisionIn(root: string): Promise<Revision> {
  const scripts = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const load = async (file: string): Promise<object> => {
    const path = scripts.find((it) => it.endsWith(`/${file}`));
    if (path === undefined) throw new Error(`${root} has no ${file}`);
    return (await import(pathToFileURL(join(root, 'dist', path)).href)) as object;
  };
  return { ...(await load('differentiate.js')), ...(await load('source-finder.js')) } as Revision;
}
