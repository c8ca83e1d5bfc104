import type { Static, TSchema } from 'typebox';

/** The values that fit a JSON schema, as a TypeScript type that nobody changes. */
export type Fitting<Schema extends TSchema> = Frozen<Static<Schema>>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
