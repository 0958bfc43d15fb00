import { z } from 'zod';
import { REASON } from '../common/fields';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** The fields of an operation that masks personal data, unless `show` asks for all of it; `operators/access.ts` checks the permission. */
export const shownWhole = {
  reason: REASON.optional(),
  show: z
    .boolean()
    .default(false)
    .meta({ title: '显示完整个人信息', help: '显示完整的手机号、姓名、证件号和银行卡号，须填写原因' }),
};

/** @throws OperatorError if personal data is to be shown without a reason */
export function requireReason(show: boolean, reason: string | undefined): void {
  if (show && reason === undefined) throw new OperatorError(say('show_needs_reason'));
}
