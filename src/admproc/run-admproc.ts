import { basename, delimiter, dirname } from 'node:path';
import { derivativeSourceOf } from '../client/derivative-source-of.js';
import { obtainDerivative } from '../client/obtain-derivative.js';
import { OpenedProgram } from '../client/opened-program.js';
import type { Outcome } from '../client/outcome.js';
import { writeGenerated } from '../client/write-generated.js';
import { renderDiagnostics } from '../diagnostic/render-diagnostics.js';
import { signatureOf } from '../matlab/signature-of.js';
import { adimatMessage } from './adimat-message.js';
import { AdimatRefusal } from './adimat-refusal.js';
import { admprocExitCodes, exitCodeFor, type AdmprocExitCode } from './admproc-exit-codes.js';
import type { AdmprocOptions } from './admproc-options.js';
import { dependencyNames } from './dependency-names.js';
import { kindOfToolchain, type DerivativeKind } from './derivative-kind.js';
import { translateRequest } from './translate-request.js';

/** Differentiates the function of the first file, and writes the code. */
export async function runAdmproc(
  files: readonly string[],
  options: AdmprocOptions,
): Promise<AdmprocExitCode> {
  const [path = '', ...others] = files;
  const folders = [
    ...options.include.flatMap((it) => it.split(delimiter)),
    ...others.map((it) => dirname(it)),
  ];
  const include = folders.filter((it) => it !== '');
  const program = new OpenedProgram(path, { include });
  const signature = program.entry === undefined ? undefined : signatureOf([program.entry]);
  const { independents, dependents, server } = options;
  const parameters = options.set.map(splitParameter);
  const { request, warnings } = translateRequest(
    { kind: kindOf(options), independents, dependents, parameters },
    path,
    signature,
  );
  for (const it of warnings) say(`${path}: warning: ${it}`);
  const from = derivativeSourceOf({ cache: true, ...(server === undefined ? {} : { server }) });
  const outcome = await obtainDerivative(program, request, from);
  const texts = new Map(outcome.sources.map((it) => [it.name, it.text]));
  const rendered = renderDiagnostics(outcome.diagnostics, (file) => texts.get(file));
  outcome.diagnostics.forEach((it, index) => {
    say(adimatMessage(it, rendered[index] ?? ''));
  });
  const code = exitCodeFor(outcome.diagnostics);
  if (code === admprocExitCodes.ok) write(outcome, options, dirname(path));
  return code;
}

function kindOf({ toolChain, reverse, forward, taylor }: AdmprocOptions): DerivativeKind {
  if (toolChain !== undefined) return kindOfToolchain(toolChain);
  if (reverse === true) return 'r';
  if (forward === true) return 'f';
  return taylor === true ? 't' : 'F';
}

function splitParameter(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** ADiMat's drivers expect that what was there is replaced, whoever made it. */
const overwriting = { keepForeign: false };

function write({ files, sources }: Outcome, options: AdmprocOptions, folder: string): void {
  const { output, outputDir, stdout, dependencyList } = options;
  if (stdout === true || output === '-') process.stdout.write(files.map((it) => it.text).join(''));
  else if (output === undefined) writeGenerated(files, outputDir ?? folder, sources, overwriting);
  else if (files.length > 1) {
    throw new AdimatRefusal(`${files.length} files are made: say with -p where they go, not with -o`);
  } else {
    writeTo(
      output,
      files.map((it) => it.text),
      sources,
    );
  }
  if (dependencyList !== undefined)
    writeTo(dependencyList, [`${dependencyNames(sources).join('\n')}\n`], sources);
}

/** Writes a file that has its name from the user: never over a source. */
function writeTo(path: string, texts: readonly string[], sources: Outcome['sources']): void {
  const name = basename(path);
  writeGenerated(
    texts.map((text) => ({ name, text })),
    dirname(path),
    sources,
    overwriting,
  );
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
