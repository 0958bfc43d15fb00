import { z } from 'zod';
import { personalCopy } from '@/lib/privacy/personal-copy';
import { readPerson } from '../../domain/privacy/read-person';
import { document } from '../common/answer';
import { personText, reasonText } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { findPerson } from './find-person';
import { operations } from './words';

/** The name of the file, as the site names the copy that a customer downloads. */
const FILE_NAME = '个人信息副本.json';

/** Exports the data stored on a person, for that person. */
export const exportPerson = defineOperation({
  name: 'export-person',
  summary: 'exports the data stored on a person as JSON, for that person; --output=<file> writes it to a file',
  operands: ['mobile-or-account'],
  options: { reason: 'who asked for it, for the audit log' },
  audited: true,
  discloses: true,
  input: z.strictObject({ 'mobile-or-account': personText, reason: reasonText }),
  zh: operations['export-person'],
  async run(context, { 'mobile-or-account': named, reason }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    const sections = (await readPerson(orm, services.vault, account)) ?? [];
    const copy = personalCopy(sections, now.toISOString());
    return { answer: [document('application/json', copy, FILE_NAME)], details: { person: reference, reason } };
  },
});
