import { functionPlace } from '../../matlab/function-place.js';
import { parseSource } from '../../matlab/parse-file.js';
import type { FunctionNode } from '../../matlab/ast.js';
import type { Source } from '../../matlab/source.js';
import { folderBeside } from './folder-beside.js';

/** The name by which a function can be called from outside, and the files that this takes. */
export interface CallableFunction {
  readonly name: string;
  readonly files: readonly Source[];
}

/**
 * Makes a function of a program callable wherever it stands: the first one of a file is, unless that is private or in a
 * package. Of others, the file is copied behind a function that hands all on, and which is called by `otherwise`.
 */
export function callableFunction(
  sources: readonly Source[],
  source: Source,
  functionName: string,
  otherwise: string,
): CallableFunction {
  const { name, packages, isPrivate } = functionPlace(source.name);
  const isHidden = isPrivate || packages.length > 0;
  const functions = functionsIn(source);
  if (functions[0]?.name === functionName && name === functionName && !isHidden) return { name, files: [] };
  const head = [
    `function varargout = ${otherwise}(varargin)`,
    '  varargout = cell(1, nargout);',
    `  [varargout{:}] = ${functionName}(varargin{:});`,
    // Functions of a file end all in the same way.
    ...(functions.some((it) => it.end !== undefined) ? ['end'] : []),
  ];
  const text = `${head.join('\n')}\n${source.text}`;
  return { name: otherwise, files: [{ name: `${folderBeside(sources, source.name)}${otherwise}.m`, text }] };
}

function functionsIn(source: Source): FunctionNode[] {
  return parseSource(source).file.items.filter((it) => it.kind === 'function');
}
