import { z } from 'zod';
import type { Campaign } from '@/lib/campaign/schema';
import { beginningOf, fromBeijingClock } from '@/lib/time/calendar';
import { roundsAt } from '@/server/domain/activities/kinds/redpacket/rounds';
import { OfficeError } from '@/server/office/problem';
import type { ClockInput, ClockState } from '@/server/office/tools-api';
import { DAY } from '@/server/platform/clock/clock';
import type { MovableClock } from '@/server/platform/clock/movable-clock';

const BEGINNING = beginningOf('2020-01-01');
const END = beginningOf('2100-01-01');
const FURTHEST = 10 * 365 * DAY;

/** How to move the clock. */
export const clockInput: z.ZodType<ClockInput> = z.union([
  z.strictObject({ to: z.string().refine((text) => fromBeijingClock(text) !== undefined) }),
  z.strictObject({ by: z.int().min(-FURTHEST).max(FURTHEST) }),
  z.strictObject({ next: z.literal('redpacket') }),
  z.strictObject({ reset: z.literal(true) }),
]);

/**
 * Moves the clock of the whole product.
 *
 * @param campaigns for the next round of red packets
 * @throws OfficeError for a time before 2020 or after 2099, and without a campaign with red packets
 */
export function moveClock(clock: MovableClock, input: ClockInput, campaigns: readonly Campaign[]): void {
  if ('reset' in input) {
    clock.reset();
    return;
  }
  const target = targetOf(input, clock.read(), campaigns);
  if (!target || target < BEGINNING || target >= END) throw new OfficeError('invalid_input');
  clock.moveTo(target);
}

function targetOf(
  input: Exclude<ClockInput, { reset: true }>,
  now: Date,
  campaigns: readonly Campaign[],
): Date | undefined {
  if ('to' in input) return fromBeijingClock(input.to);
  if ('by' in input) return new Date(now.getTime() + input.by);
  const begins = campaigns
    .flatMap(({ activities }) => activities)
    .flatMap((activity) => (activity.kind === 'redpacket' ? [roundsAt(activity, now).next.beginsAt.getTime()] : []));
  return begins.length > 0 ? new Date(Math.min(...begins)) : undefined;
}

export function clockState(clock: MovableClock): ClockState {
  return { now: clock.read().toISOString(), ahead: clock.ahead };
}
