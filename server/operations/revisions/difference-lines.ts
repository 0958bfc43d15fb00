import { type Difference, differences } from '@/lib/campaign/revision/differences';
import { item, type Line } from '../common/answer';
import type { Shown } from './find-revision';
import { say } from './words';

/** Lists the fields that differ, with their values before and after. */
export function differenceLines(changed: readonly Difference[]): Line[] {
  if (changed.length === 0) return [item(say('nothing_differs'))];
  return changed.map(({ field, before, after }) =>
    item(say('field_differs', { field, before: before ?? null, after: after ?? null })),
  );
}

/** Lists the arms of a revision, each with its share of visitors and its differences from the revision. */
export function armLines({ shown, arms }: Shown): Line[] {
  return arms.flatMap((arm) => [
    { sentences: [say('arm_differs', { arm: arm.name, weight: arm.weight })] },
    ...differenceLines(differences(shown, arm.campaign)),
  ]);
}
