import type { Location } from './located.js';

/** Prints, as text, what is wrong by itself: on stdout, and on stderr what was not looked at. */
export function printLocation({ wrong, verified, unverified }: Location): void {
  if (wrong === undefined) {
    const count = verified === 1 ? '1 function' : `${verified} functions`;
    process.stdout.write(`nothing is wrong by itself: ${count} verified\n`);
  } else {
    const { file, line, rule, of, deviation } = wrong;
    const what = rule === undefined ? `the derivative` : `rule '${rule}'`;
    process.stdout.write(
      `${wrong.function} (${file}:${line}): ${what} of ${of}: ${deviation.toExponential(1)}\n`,
    );
  }
  for (const it of unverified)
    process.stderr.write(`note: ${it.function} was not verified by itself: ${it.reason}\n`);
}
