import { z } from 'zod';
import { closeAccount } from '../domain/privacy/close-account';
import { ApiProblem } from '../platform/http/problem';
import { beijingTime } from './beijing-time';
import { findPerson } from './find-person';
import { defineOperation, OperatorError } from './operation';

/** Closes the account of a person who asks to be forgotten. */
export const deletePerson = defineOperation({
  name: 'delete-person',
  summary: 'closes an account and removes what is stored of its holder, but for what the law wants kept',
  operands: ['mobile-or-account'],
  act: true,
  input: z.strictObject({ 'mobile-or-account': z.string() }),
  async run(context, { 'mobile-or-account': named }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    const closed = await closeAccount(orm, services.vault, account, now).catch((error) => {
      if (!(error instanceof ApiProblem)) throw error;
      throw new OperatorError('A deposit is on its way. Wait until it is settled or has failed.');
    });
    const keptUntil = closed?.keptUntil ?? null;
    const kept = keptUntil
      ? `A sealed record is kept until ${beijingTime(keptUntil)}: \`retained-record\` reads it by the account's number.`
      : 'Nothing had to be kept.';
    return { text: `The account is closed. ${kept}`, details: { person: reference, keptUntil } };
  },
});
