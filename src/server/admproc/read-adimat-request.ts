import { AdimatRefusal } from '../../admproc/adimat-refusal.js';
import { kindOfToolchain, type DerivativeKind } from '../../admproc/derivative-kind.js';
import type { AdimatRequest } from '../../admproc/translate-request.js';

const kindsOfModes: Readonly<Record<string, DerivativeKind>> = { forward: 'f', reverse: 'r', taylor: 't' };

/** The request in the fields of a client's form. */
export function readAdimatRequest(fields: ReadonlyMap<string, string>): AdimatRequest {
  return {
    kind: kindOf(fields),
    independents: fields.get('independents') ?? '',
    dependents: fields.get('dependents') ?? '',
    parameters: [...fields].flatMap(([field, name]) => {
      const number = /^pname_(\d+)$/.exec(field)?.[1];
      return number === undefined ? [] : [[name, fields.get(`pvalue_${number}`) ?? ''] as const];
    }),
  };
}

function kindOf(fields: ReadonlyMap<string, string>): DerivativeKind {
  if (fields.has('method-run-adimat')) return 'F';
  if (fields.has('method-admproc-toolchain')) return kindOfToolchain(fields.get('toolchain') ?? '');
  const mode = fields.get('mode') ?? '';
  const kind = fields.has('method-run-admproc') ? kindsOfModes[mode] : undefined;
  if (kind === undefined) throw new AdimatRefusal(`there is no method for the mode '${mode}'`);
  return kind;
}
