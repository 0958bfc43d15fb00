import { z } from 'zod';
import { beginningOf, fromBeijingClock } from '@/lib/time/calendar';
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
  z.strictObject({ reset: z.literal(true) }),
]);

/**
 * Moves the clock of the whole product.
 * @throws OfficeError for a time before 2020 or after 2099
 */
export function moveClock(clock: MovableClock, input: ClockInput): void {
  if ('reset' in input) {
    clock.reset();
    return;
  }
  const target = 'to' in input ? fromBeijingClock(input.to) : new Date(clock.read().getTime() + input.by);
  if (!target || target < BEGINNING || target >= END) throw new OfficeError('invalid_input');
  clock.moveTo(target);
}

export function clockState(clock: MovableClock): ClockState {
  return { now: clock.read().toISOString(), ahead: clock.ahead };
}
