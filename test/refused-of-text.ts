import { inFunction } from './in-function.js';

/** Programs whose functions are named, or written, in text of which too little is known, each with its code. */
export const refusedOfText: readonly (readonly [string, string, string])[] = [
  [
    'a name of a function in text that the caller gives in part',
    'E402',
    inFunction("z = feval([g, 'x'], x);"),
  ],
  ['a name of a function that nobody knows', 'E402', inFunction("h = 'nobody';", 'z = feval(h, x);')],
  ['a name of a function made of parts', 'E402', inFunction("h = ['no', 'body'];", 'z = feval(h, x);')],
  [
    'a name of a function made by the library',
    'E402',
    inFunction("h = repmat('n', 1, 3);", 'z = feval(h, x);'),
  ],
  ['names and handles in one cell', 'E402', inFunction("h = {'sin', @cos};", 'z = feval(h{g}, x);')],
  [
    'a function of text that is put together',
    'E304',
    inFunction("h = str2func(['@(t) ', 't^2']);", 'z = h(x);'),
  ],
  [
    'an inline function that names a variable around',
    'E304',
    inFunction("h = inline('g * t', 't');", 'z = h(x);'),
  ],
  [
    'an inline function where the program asks for its class',
    'E304',
    inFunction("h = inline('2 * t', 't');", 'z = h(x);', 'if is_function_handle(h), z = 2 * z; end'),
  ],
  ['an inline function whose text has an error', 'E304', inFunction("h = inline('2 *');", 'z = h(x);')],
  [
    'a name that a caller gives, or a handle',
    'E304',
    inFunction('if ischar(g), g = str2func(g); end', 'z = g(x);'),
  ],
];
