import { type Difference, differences } from '@/lib/campaign/revision/differences';
import type { Shown } from './find-revision';

/** Lists the fields that differ, with their values before and after. */
export function differenceText(changed: readonly Difference[]): string {
  if (changed.length === 0) return '  nothing differs';
  return changed
    .map(({ field, before, after }) =>
      [`  ${field}`, `    - ${before ?? '(nothing)'}`, `    + ${after ?? '(nothing)'}`].join('\n'),
    )
    .join('\n');
}

/** Lists the arms of a revision, each with its share of visitors and its differences from the revision. */
export function armsText({ campaign, arms }: Shown): string[] {
  return arms.map(
    (arm) => `Arm ${arm.name}, ${arm.weight}% of visitors:\n${differenceText(differences(campaign, arm.campaign))}`,
  );
}
