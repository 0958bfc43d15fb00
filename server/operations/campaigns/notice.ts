import { NOTICE_DAYS } from '@/lib/campaign/status';
import { after, DAY } from '../../platform/clock/clock';
import { OperatorError } from '../common/operation';

/** Whether an end is sooner than the notice in the rules of campaigns allows. */
export function isShortNotice(end: Date, now: Date): boolean {
  return end < after(now, NOTICE_DAYS * DAY);
}

/** @throws OperatorError if an end is sooner than the notice allows and there is no reason */
export function requireNotice(slug: string, end: Date, now: Date, reason: string | undefined): void {
  if (reason || !isShortNotice(end, now)) return;
  throw new OperatorError(
    `The rules of "${slug}" give ${NOTICE_DAYS} days of notice: choose a later end, or give a reason with --reason=…`,
  );
}
