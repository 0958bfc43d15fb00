import { gammaln } from 'simple-statistics';

/** Below this p-value, visitors are not divided as they should be. */
export const MISMATCH = 0.01;

/**
 * How sure the alternative is that the shares are near the expected ones. Shares of such a Dirichlet distribution differ by one percentage
 * point around 50 % (√(0.25 / 2,500)), so the test is most sensitive to faults of this size.
 */
const CONCENTRATION = 2_500;

/**
 * Always-valid p-value that visitors are divided as expected: the inverse of the Bayes factor of a Dirichlet-multinomial alternative, by
 * Lindon and Malek, "Anytime-valid inference for multinomial count data" (2022, arXiv:2011.03567).
 */
export function sampleRatioP(arms: readonly { expected: number; seen: number }[]): number {
  const total = arms.reduce((sum, { seen }) => sum + seen, 0);
  if (total === 0) return 1;
  const logFactor = arms.reduce(
    (sum, { expected, seen }) => {
      const share = expected / total;
      const prior = CONCENTRATION * share;
      return sum + gammaln(prior + seen) - gammaln(prior) - seen * Math.log(share);
    },
    gammaln(CONCENTRATION) - gammaln(CONCENTRATION + total),
  );
  return Math.min(1, Math.exp(-logFactor));
}
