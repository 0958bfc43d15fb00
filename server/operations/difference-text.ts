import { type Difference, differences } from '@/lib/campaign/revision/differences';
import type { Shown } from './find-revision';

/** Fields that differ, each with what it said and what it says. */
export function differenceText(changed: readonly Difference[]): string {
  if (changed.length === 0) return '  nothing differs';
  return changed
    .map(({ field, before, after }) =>
      [`  ${field}`, `    - ${before ?? '(nothing)'}`, `    + ${after ?? '(nothing)'}`].join('\n'),
    )
    .join('\n');
}

/** The arms of a revision, each with its part of the visitors and what it says otherwise than its revision. */
export function armsText({ campaign, arms }: Shown): string[] {
  return arms.map(
    (arm) => `Arm ${arm.name}, ${arm.weight}% of visitors:\n${differenceText(differences(campaign, arm.campaign))}`,
  );
}
