import { NOTICE_DAYS } from '@/lib/campaign/life';
import { after, DAY } from '../platform/clock/clock';
import { OperatorError } from './operation';

/** Whether an end comes sooner than the rules of campaigns give notice of. */
export function isShortNotice(end: Date, now: Date): boolean {
  return end < after(now, NOTICE_DAYS * DAY);
}

/** @throws OperatorError for an end that comes sooner than the rules give notice of, where nobody says why */
export function requireNotice(slug: string, end: Date, now: Date, reason: string | undefined): void {
  if (reason || !isShortNotice(end, now)) return;
  throw new OperatorError(
    `The rules of "${slug}" give ${NOTICE_DAYS} days of notice: choose a later end, or say why it is less with --reason=…`,
  );
}
