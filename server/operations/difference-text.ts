import type { Difference } from '@/lib/campaign/revision/differences';

/** Fields that differ, each with what it said and what it says. */
export function differenceText(changed: readonly Difference[]): string {
  if (changed.length === 0) return '  nothing differs';
  return changed
    .map(({ field, before, after }) =>
      [`  ${field}`, `    - ${before ?? '(nothing)'}`, `    + ${after ?? '(nothing)'}`].join('\n'),
    )
    .join('\n');
}
