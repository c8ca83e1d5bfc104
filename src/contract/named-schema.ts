import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';

/** A schema that the OpenAPI document keeps under a name, and how others refer to it. */
export interface NamedSchema<Schema extends TSchema> {
  readonly schema: Schema;
  readonly reference: TUnsafe<Static<Schema>>;
}

/** Gives a schema its name. */
export function namedSchema<Schema extends TSchema>(name: string, schema: Schema): NamedSchema<Schema> {
  return {
    schema: { $id: name, ...schema },
    reference: Type.Unsafe<Static<Schema>>({ $ref: `${name}#` }),
  };
}
