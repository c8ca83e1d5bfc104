import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { packageRoot } from '../base/package-root.js';
import { isPlain } from './quick/is-plain.js';

/** SaxonJS as the engine has compiled it. One that another version of Node has left does no harm: it is not taken. */
const codeFile = join(packageRoot, 'dist', 'saxon-js.code');

type Load = (
  exports: object,
  require: (name: string) => unknown,
  module: Module,
  filename: string,
  folder: string,
) => void;

let script: Script | undefined;

/**
 * The exports of the package `saxon-js`. It is loaded by hand, as that takes a third of the time of `require`: with the
 * code that the build has left, and without its client for HTTP, as we give it all that it reads. A process has one, which
 * `require` knows: a second one would not know the nodes of the first.
 */
export function loadSaxonCode(): unknown {
  const require = createRequire(import.meta.url);
  const filename = require.resolve('saxon-js');
  const known = require.cache[filename];
  if (known !== undefined || isPlain) return known?.exports ?? require(filename);
  const cachedData = existsSync(codeFile) ? readFileSync(codeFile) : undefined;
  script = new Script(Module.wrap(readFileSync(filename, 'utf8')), { filename, cachedData });
  const module = new Module(filename);
  const requireThere = createRequire(filename);
  const requireOther = (name: string): unknown => (name === 'axios' ? {} : requireThere(name));
  const load = script.runInThisContext() as Load;
  load(module.exports as object, requireOther, module, filename, dirname(filename));
  require.cache[filename] = module;
  return module.exports;
}

/** Leaves the compiled code for later processes: what has run until now is part of it. */
export function keepSaxonCode(): void {
  if (script !== undefined) writeFileSync(codeFile, script.createCachedData());
}
