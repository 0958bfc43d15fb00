import { type DatedStatus, NOTICE_DAYS } from '@/lib/campaign/status';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { after, DAY } from '../../platform/clock/clock';
import { REASON } from '../common/fields';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** The reason of a change that may stop a running campaign. */
export const STOP_REASON = REASON.optional().meta({ help: '原因，记入审计日志；提前通知少于规则约定时必填' });

/** The first midnight at which a campaign may end that is announced now. */
export function noticedEnd(now: Date): Date {
  return beginningOf(addDays(beijingDay(now), NOTICE_DAYS + 1));
}

/** Whether an end is sooner than the notice in the rules of campaigns allows. */
export function isShortNotice(end: Date, now: Date): boolean {
  return end < after(now, NOTICE_DAYS * DAY);
}

/** @throws OperatorError if an end is sooner than the notice allows and there is no reason */
export function requireNotice(slug: string, end: Date, now: Date, reason: string | undefined): void {
  if (reason || !isShortNotice(end, now)) return;
  throw new OperatorError(say('notice_needed', { campaign: slug, days: NOTICE_DAYS }));
}

/**
 * Whether a change stops a running campaign with less notice than its rules give: it no longer runs, or ends sooner than before.
 * The same for the time in which visitors collect their rewards after the end.
 * @throws OperatorError if it does and there is no reason
 */
export function stopsEarly(
  slug: string,
  [before, changed]: readonly [DatedStatus, DatedStatus],
  now: Date,
  reason: string | undefined,
): boolean {
  const stop = stopOf(before, changed, now);
  if (!stop) return false;
  requireNotice(slug, stop, now, reason);
  return isShortNotice(stop, now);
}

function stopOf(before: DatedStatus, changed: DatedStatus, now: Date): Date | undefined {
  const { status } = before;
  if ((status !== 'running' && status !== 'claiming') || (status === 'claiming' && changed.status === 'running')) {
    return undefined;
  }
  if (changed.status !== status) return now;
  const last = status === 'running' ? 'endsAt' : 'claimsUntil';
  const [earlier, later] = [changed[last], before[last]];
  return earlier && (!later || earlier < later) ? earlier : undefined;
}
