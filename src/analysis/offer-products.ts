/** What is known of a function that is to be differentiated for users. */
interface Offered {
  readonly variedInputs: ReadonlySet<number>;
  readonly variedOutputs: Set<number>;
  readonly usefulInputs: Set<number>;
  readonly usefulOutputs: ReadonlySet<number>;
  readonly products: Set<string>;
}

/** What users get of a function. Who calls its two sweeps counts on all that was asked for, active or not. */
export function offerProducts(entry: Offered, outputMode: string | undefined): void {
  entry.products.add('joint');
  if (outputMode !== 'split-all') return;
  entry.products.add('pair');
  for (const it of entry.variedInputs) entry.usefulInputs.add(it);
  for (const it of entry.usefulOutputs) entry.variedOutputs.add(it);
}
