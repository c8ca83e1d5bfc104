import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';

/** The same, or null, in the words of OpenAPI: messages about values that do not fit stay as short as without. */
export function orNull<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, nullable: true });
}
