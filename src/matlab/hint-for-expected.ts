const hints: Readonly<Record<string, string>> = {
  'an expression':
    'a number, a name, a text or something in brackets is missing, or an operator is one too many',
  'an argument': "leave the ',' before it away, or write the argument",
  'the end of the statement':
    "an operator or a bracket may be missing; ';', ',' or a new line part statements",
  'the end of the range': 'a range is first:last or first:step:last',
  'the end of the declaration': 'write every declaration on a line of its own',
  "'='": "what is assigned to stands left of '=', what it gets right of it",
};

/** The hint where `expected`, which a syntax error names, was not found. */
export function hintForExpected(expected: string): string {
  const hint = hints[expected];
  if (hint !== undefined) return hint;
  if (/\bname\b/.test(expected)) {
    return "a name begins with a letter and goes on with letters, digits and '_'; words such as 'end' are none";
  }
  if (/^'.'$|^',' or /.test(expected))
    return `write ${expected}, or see whether a bracket before is closed too early or late`;
  return 'all before this was understood: see what is missing here, or one too many';
}
