/** What there is to be known of a function whose two sweeps are to be called by users. */
interface Offered {
  readonly variedInputs: ReadonlySet<number>;
  readonly variedOutputs: Set<number>;
  readonly usefulInputs: Set<number>;
  readonly usefulOutputs: ReadonlySet<number>;
  readonly products: Set<string>;
}

/** Adds the sweeps of a function to its products. Who calls them counts on all that was asked for, active or not. */
export function offerPair({
  variedInputs,
  variedOutputs,
  usefulInputs,
  usefulOutputs,
  products,
}: Offered): void {
  products.add('pair');
  for (const it of variedInputs) usefulInputs.add(it);
  for (const it of usefulOutputs) variedOutputs.add(it);
}
