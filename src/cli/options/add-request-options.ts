import { Option, type Command } from 'commander';
import { addConfigOption } from './add-config-option.js';
import { addIncludeOption } from './add-include-option.js';
import { collectHandle } from './collect-handle.js';
import { collectShapes } from './collect-shapes.js';
import { collectOption } from './collect-option.js';
import { mostArguments } from '../../contract/most-arguments.js';
import { collectPath } from '../../client/collect-path.js';
import { parseNames } from './parse-names.js';
import { wholeNumber } from './whole-number.js';

/** Adds the options of all commands that differentiate; see `RequestOptions`. */
export function addRequestOptions(command: Command): Command {
  command
    .option('-f, --function <name>', 'the function; by default the first of the file')
    .addOption(
      new Option('--mode <mode>', 'the kind of derivative: adjoint, or tangent')
        .choices(['reverse', 'forward'])
        .default('reverse'),
    )
    .option('--independents <names>', 'parameters to differentiate by; by default all', parseNames)
    .option('--dependents <names>', 'outputs to differentiate; by default all', parseNames)
    .option(
      '--nargin <number>',
      'how many arguments the function gets: parameters behind these are none of the derivative; by default all',
      wholeNumber(1, mostArguments),
    )
    .option(
      '--handle <name=@function>',
      "the function that a parameter, or a field of one, stands for: f=@model, opt.fun=@model, 'f=@(t) model(t, 2)' (repeatable)",
      collectHandle,
    )
    .option(
      '--shapes <shapes>',
      "shapes of parameters, which the derivative checks: 'u=n,1 F=n,n W=4*n,m+n p=(2) K=m,n,N opt.t=scalar n>=2' (repeatable)",
      collectShapes,
    )
    .addOption(
      new Option('--style <style>', 'how the code looks (default: "fast")').choices(['fast', 'classic']),
    )
    .addOption(
      new Option(
        '--target <language>',
        'MATLAB, or C99 for what native code has, for which --shapes are worth telling (default: "m")',
      ).choices(['m', 'c']),
    )
    .option(
      '--strict',
      'refuse the program for what cannot be differentiated in a branch, too; by default only runs that come to it end',
    )
    .option('--rules <file>', 'rules for functions of yours (repeatable)', collectPath)
    .option('-s, --set <option=value>', 'set an option of the transformation (repeatable)', collectOption);
  return addIncludeOption(addConfigOption(command)).option(
    '--stdin-filepath <file>',
    'where the file that comes on stdin lies: messages name it, and called functions are looked for beside it',
  );
}
