export function bucketCounts(weights: readonly number[], share: number): number[] {
  return weights.map((weight) => Math.round((weight * share) / 100));
}
