import { Type, type TUnsafe } from 'typebox';

/** One of some texts. `Type.Enum` leaves the type out, which readers of OpenAPI documents want. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  keywords: { readonly description?: string } = {},
): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: values, ...keywords });
}
