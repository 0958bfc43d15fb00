import { z } from 'zod';
import { closeAccount, refusePending } from '../../domain/privacy/close-account';
import { ApiProblem } from '../../platform/http/problem';
import { beijingTime } from '../common/beijing-time';
import { defineOperation, OperatorError } from '../common/operation';
import { findPerson } from './find-person';
import { readLosses } from './losses';

/** Closes the account of a person who asks for erasure. */
export const deletePerson = defineOperation({
  name: 'delete-person',
  summary:
    "closes an account and removes its holder's data, except what the law requires to retain; without --confirm it only shows what is lost",
  operands: ['mobile-or-account'],
  options: { confirm: 'the account number that the command showed' },
  audited: true,
  approval: 'if-serious',
  input: z.strictObject({ 'mobile-or-account': z.string(), confirm: z.string().optional() }),
  async run(context, { 'mobile-or-account': named, confirm }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    await refusePending(orm, account).catch(tellPending);
    const { lines, open } = await readLosses(orm, account);
    const lost = lines.length > 0 ? ['Its holder loses:', ...lines.map((line) => `  ${line}`)] : ['Nothing is lost.'];
    if (confirm === undefined) {
      const command = `npm run ops -- delete-person ${account} --confirm=${account}`;
      return {
        text: [`Account ${account} would be closed.`, ...lost, `Nothing has changed yet. To do it: ${command}`].join(
          '\n',
        ),
      };
    }
    if (confirm !== account)
      throw new OperatorError(`It would close account ${account}, not ${confirm}. Nothing was changed.`);
    if (open && services.config.approvals && named !== account)
      throw new OperatorError(
        `Another operator has to approve this. Name the account by its number, because the request is stored: delete-person ${account} --confirm=${account}`,
      );
    const closed = await closeAccount(orm, services.vault, account, now).catch(tellPending);
    const keptUntil = closed?.keptUntil ?? null;
    const retained = keptUntil
      ? `A sealed record is retained until ${beijingTime(keptUntil)}; \`retained-record\` reads it by account number.`
      : 'Nothing had to be retained.';
    return {
      text: ['The account is closed.', ...lost, retained].join('\n'),
      details: { person: reference, keptUntil },
      // Without the time, which differs when the request is approved.
      effect: [`Account ${account} is closed.`, ...lost].join('\n'),
      account,
      serious: open,
    };
  },
});

function tellPending(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  throw new OperatorError('A deposit is pending. Wait until it is settled or has failed.');
}
