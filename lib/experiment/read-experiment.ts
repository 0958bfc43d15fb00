import { faultsOf } from '../campaign/define';
import { faultWords } from '../form/faults';
import { bucketCounts } from './buckets';
import { type Experiment, experimentSchema } from './definition';
import { LONGEST_PLANS, writtenPlans } from './plans';

/**
 * Checks the experiment of a revision with arms.
 *
 * @param written the experiment as it was submitted or stored
 * @param weights of the arms; empty if they are at fault
 * @returns the experiment, or each field at fault, such as `experiment.hypothesis: …`
 */
export function readExperiment(
  written: unknown,
  weights: readonly number[],
): { experiment: Experiment } | { faults: string[] } {
  const parsed = experimentSchema.safeParse(written, { error: faultWords });
  if (!parsed.success)
    return { faults: faultsOf(parsed.error).map((fault) => `experiment.${fault}`.replace('.(root)', '')) };
  const { data: experiment } = parsed;
  const faults = [
    ...(bucketCounts(weights, experiment.share).includes(0) ? ['experiment.share: 太小，有的实验组分不到访客'] : []),
    ...((writtenPlans(experiment)?.length ?? 0) > LONGEST_PLANS ? ['experiment.plans: 合计过长，请减少'] : []),
  ];
  return faults.length > 0 ? { faults } : { experiment };
}
