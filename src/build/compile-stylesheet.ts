import { StylesheetCompiler } from './stylesheet-compiler.js';

/** A stylesheet file, and the SEF file that it becomes. */
export interface Compilation {
  readonly stylesheet: string;
  readonly sef: string;
}

let compiler: StylesheetCompiler | undefined;

/** The work of the threads of the build: each has a compiler of its own, which stays warm. */
export default async function compileStylesheet({ stylesheet, sef }: Compilation): Promise<void> {
  compiler ??= new StylesheetCompiler();
  await compiler.compile(stylesheet, sef);
}
