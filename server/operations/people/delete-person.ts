import { z } from 'zod';
import { closeAccount, refusePending } from '../../domain/privacy/close-account';
import { ApiProblem } from '../../platform/http/problem';
import { atTerminal, iso, item, lines } from '../common/answer';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { findPerson } from './find-person';
import { readLosses } from './losses';
import { operations, say } from './words';

/** Closes the account of a person who asks for erasure. */
export const deletePerson = defineOperation({
  name: 'delete-person',
  summary:
    "closes an account and removes its holder's data, except what the law requires to retain; without --confirm it only shows what is lost",
  operands: ['mobile-or-account'],
  options: { confirm: 'the account number that the command showed' },
  audited: true,
  approval: 'if-serious',
  input: z.strictObject({ 'mobile-or-account': personText, confirm: z.string().optional() }),
  zh: operations['delete-person'],
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
