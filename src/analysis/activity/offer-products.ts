import type { ActivitySummary } from './activity-summary.js';

/** The products of a function for users. Who calls its two sweeps counts on all that was asked for, active or not. */
export function offerProducts(entry: ActivitySummary, outputMode: string | undefined): void {
  entry.products.add('joint');
  if (outputMode !== 'split-all') return;
  entry.products.add('pair');
  for (const it of entry.variedInputs) entry.usefulInputs.add(it);
  for (const it of entry.usefulOutputs) entry.variedOutputs.add(it);
}
