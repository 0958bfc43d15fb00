import { z } from 'zod';
import { closeAccount } from '../../domain/privacy/close-account';
import { ApiProblem } from '../../platform/http/problem';
import { beijingTime } from '../common/beijing-time';
import { defineOperation, OperatorError } from '../common/operation';
import { findPerson } from './find-person';

/** Closes the account of a person who asks for erasure. */
export const deletePerson = defineOperation({
  name: 'delete-person',
  summary: "closes an account and removes its holder's data, except what the law requires to retain",
  operands: ['mobile-or-account'],
  audited: true,
  input: z.strictObject({ 'mobile-or-account': z.string() }),
  async run(context, { 'mobile-or-account': named }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    const closed = await closeAccount(orm, services.vault, account, now).catch((error) => {
      if (!(error instanceof ApiProblem)) throw error;
      throw new OperatorError('A deposit is pending. Wait until it is settled or has failed.');
    });
    const keptUntil = closed?.keptUntil ?? null;
    const retained = keptUntil
      ? `A sealed record is retained until ${beijingTime(keptUntil)}; \`retained-record\` reads it by account number.`
      : 'Nothing had to be retained.';
    return { text: `The account is closed. ${retained}`, details: { person: reference, keptUntil } };
  },
});
