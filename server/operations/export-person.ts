import { z } from 'zod';
import { personalCopy } from '@/lib/privacy/personal-copy';
import { readPerson } from '../domain/privacy/read-person';
import { findPerson } from './find-person';
import { defineOperation } from './operation';

/** What a person is given who asks what is stored of them. */
export const exportPerson = defineOperation({
  name: 'export-person',
  summary: 'all that is stored of a person, as JSON, for who has asked for it; --output=<file> writes it into a file',
  operands: ['mobile-or-account'],
  act: true,
  input: z.strictObject({ 'mobile-or-account': z.string() }),
  async run(context, { 'mobile-or-account': named }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    const sections = (await readPerson(orm, services.vault, account)) ?? [];
    return { text: personalCopy(sections, now.toISOString()), details: { person: reference } };
  },
});
