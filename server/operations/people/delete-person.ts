import { z } from 'zod';
import { closeAccount, refusePending } from '../../domain/privacy/close-account';
import { ApiProblem } from '../../platform/http/problem';
import { atTerminal, iso, item, lines } from '../common/answer';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { findPerson } from './find-person';
import { readLosses } from './losses';
import { say } from './words';

/** Closes the account of a person who asks for erasure. */
export const deletePerson = defineOperation({
  name: 'delete-person',
  title: '注销账户',
  summary: '注销账户并删除客户的信息，依法须留存的除外；未确认时只显示客户将失去什么',
  subject: '客户',
  permission: 'people',
  concerns: 'person',
  audited: true,
  approval: 'if-serious',
  input: z.strictObject({
    'mobile-or-account': personText.meta({ title: '手机号或账户', operand: true }),
    confirm: z.string().optional().meta({ title: '确认', help: '所显示的账户', confirms: true }),
  }),
  async run(context, { 'mobile-or-account': named, confirm }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    await refusePending(orm, account).catch(tellPending);
    const { lost, open } = await readLosses(orm, account);
    const losses = lost.length > 0 ? [say('holder_loses'), ...lost.map((one) => item(one))] : [say('nothing_is_lost')];
    if (confirm === undefined) {
      const command = atTerminal(say('how_to_delete_person', { account }));
      return {
        answer: [lines(say('account_would_close', { account }), ...losses, command)],
        confirm: { 'mobile-or-account': account, confirm: account },
      };
    }
    if (confirm !== account) throw new OperatorError(say('account_differs', { account, confirmed: confirm }));
    if (open && services.config.approvals && named !== account)
      throw new OperatorError(say('number_needed', { account }));
    const closed = await closeAccount(orm, services.vault, account, now).catch(tellPending);
    const keptUntil = closed?.keptUntil ?? null;
    const retained = keptUntil ? say('record_is_retained', { until: iso(keptUntil) }) : say('nothing_is_retained');
    return {
      answer: [lines(say('account_is_closed'), ...losses, retained)],
      details: { person: reference, keptUntil },
      // Without the time, which differs when the request is approved.
      effect: [lines(say('account_closes', { account }), ...losses)],
      account,
      serious: open,
    };
  },
});

function tellPending(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  throw new OperatorError(say('deposit_is_pending'));
}
