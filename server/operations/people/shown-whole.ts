import { z } from 'zod';
import { reasonText } from '../common/inputs';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** The fields of an operation that masks personal data, unless `show` asks for all of it; `operators/access.ts` checks the permission. */
export const shownWhole = { show: z.boolean().default(false), reason: reasonText.optional() };

/** @throws OperatorError if personal data is to be shown without a reason */
export function requireReason(show: boolean, reason: string | undefined): void {
  if (show && reason === undefined) throw new OperatorError(say('show_needs_reason'));
}
