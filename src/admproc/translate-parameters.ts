import {
  allowedValues,
  checkOptions,
  findOptionClashes,
  nearestOption,
  respellOption,
} from '../contract/options.js';
import { AdimatRefusal } from './adimat-refusal.js';
import { optionsOf, type DerivativeKind } from './derivative-kind.js';

/** Parameters of ADiMat's that shape its code or its work, and neither what the code computes nor how it is called. */
const ineffective: ReadonlySet<string> = new Set(
  `activity-analysis bracketsopt canonicalize comment-spacer comment-start comments-before constfoldmult0 diffifcond
  exportcgsimp exportcgtxt exportcgvcg forward-deriv-function-prefix forward-deriv-variable-prefix forwardvarresolv
  forwardvarsubs from globalcse gradprefix gzerosfunction hessprefix inline-adjoints input-file-name localcse loopsaving
  mark-active-vars nargsupport operoptim overwrtchk parallel parallel-function-prefix postscalarfolding
  preassign-written-arrays prefix prescalarfolding scalarfolding show-disclaimer show-ids show-params show-steps
  sigensure source-line-numbers subsref-function-prefix tmp-mode tmpclear to use-azeros-index12 use-azeros1
  use-pop-index12 use-pop1 use-push-index12 use-push1 use-pushpop1 use-subsasgn use-subsref uservarforsubs
  allow-structure-growth`.split(/\s+/),
);

const secondOrder = 'tangents are of first order: admHessian takes second derivatives from adjoints (-r)';

/** Switches of ADiMat's, and the setting with which its code would be or would do something else than ours. */
const refusedSettings: Readonly<Record<string, readonly [setting: boolean, reason: string]>> = {
  ad: [false, 'programs that are not differentiated are printed by adjoin print'],
  builtins: [false, 'what is known of builtin functions is always used'],
  localmfiles: [false, 'functions in files are always looked for'],
  secondorderfwd: [true, secondOrder],
  sndorderfwd: [true, secondOrder],
};

/** Parameters that name files. */
const places: ReadonlySet<string> = new Set(['output-directory', 'output-file-path', 'output-file-prefix']);

/** ADiMat's parameters as options of ours. */
export interface TranslatedParameters {
  readonly options: Readonly<Record<string, string>>;
  /** Parameters without effect here. */
  readonly warnings: readonly string[];
}

/** Translates ADiMat's transformation parameters. */
export function translateParameters(
  given: readonly (readonly [name: string, value: string])[],
  kind: DerivativeKind,
): TranslatedParameters {
  const options: Record<string, string> = { ...optionsOf(kind) };
  const warnings: string[] = [];
  for (const [name, value] of given) {
    const [option, text] = ourOption(name, value);
    const { unknown, invalid } = checkOptions({ [option]: text });
    for (const it of invalid) {
      throw new AdimatRefusal(`the parameter '${name}' cannot be '${value}': it takes ${allowedValues(it)}`);
    }
    if (unknown.length === 0) options[option] = text;
    else warnings.push(...judgeForeign(name, value));
  }
  for (const { name, value, other } of findOptionClashes(options)) {
    throw new AdimatRefusal(`the parameter '${name}' cannot be '${value}', as '${other}' is`);
  }
  // The runtime is there with the drivers: their classes of derivatives come with functions of its own.
  if (options['style'] === 'classic') options['runtime'] ??= 'adimat';
  // ADiMat's functions compute all outputs, and do not check how many arguments they get.
  options['outputs'] ??= 'all';
  options['optional-arguments'] ??= 'any';
  const { style, runtime, 'output-mode': files } = options;
  if (style === 'classic' && files === 'split-all' && runtime === 'embed') {
    throw new AdimatRefusal(
      "the parameter 'output-mode' cannot be 'split-all' with runtime=embed, as the sweeps of the classic style share one " +
        "stack: leave runtime=embed away, for that of ADiMat's runtime, or give -s style=fast",
    );
  }
  return { options, warnings };
}

function ourOption(name: string, value: string): readonly [string, string] {
  const [option, text] = respellOption(name, value === '' && isBare(name) ? 'yes' : value);
  if (option === 'funcprefix') return ['forward-prefix', text];
  // ADiMat has a third level, for its plots of the stack.
  if (option === 'print-stack-info' && text === '3') return [option, '2'];
  return [option, text];
}

/** Whether a parameter without a value says something: prefixes may be empty, switches are on. */
function isBare(name: string): boolean {
  return !/(?:prefix|unit)$/i.test(name);
}

/** Refuses a parameter that is none of ours if it matters, and says otherwise that it does not. */
function judgeForeign(name: string, value: string): string[] {
  const dashed = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const [base, isOn] = switchOf(dashed, !/^(?:0|no|false)$/i.test(value));
  const refused = refusedSettings[base];
  if (refused !== undefined) {
    const [setting, reason] = refused;
    if (setting === isOn) throw new AdimatRefusal(`the parameter '${name}' is not possible: ${reason}`);
    return [];
  }
  if (places.has(dashed)) {
    throw new AdimatRefusal(`the parameter '${name}' is not possible: say with -p or -o where files go`);
  }
  if (ineffective.has(dashed) || ineffective.has(base) || dashed.startsWith('show-')) {
    return [`the parameter '${name}' has no effect`];
  }
  throw new AdimatRefusal(`there is no parameter '${name}': did you mean '${nearestOption(dashed)}'?`);
}

/** `no` before the name of a switch turns it round, twice turns it back. */
function switchOf(name: string, isOn: boolean): readonly [string, boolean] {
  const rest = /^no-?(.+)$/.exec(name)?.[1];
  return rest === undefined ? [name, isOn] : switchOf(rest, !isOn);
}
