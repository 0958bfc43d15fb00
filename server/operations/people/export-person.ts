import { z } from 'zod';
import { personalCopy } from '@/lib/privacy/personal-copy';
import { readPerson } from '../../domain/privacy/read-person';
import { document } from '../common/answer';
import { REASON } from '../common/fields';
import { personText } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { findPerson } from './find-person';

/** The name of the file, as the site names the copy that a customer downloads. */
const FILE_NAME = '个人信息副本.json';

/** Exports the data stored on a person, for that person. */
export const exportPerson = defineOperation({
  name: 'export-person',
  title: '导出个人信息',
  summary: '应客户本人要求，导出其全部信息为 JSON',
  subject: '客户',
  permission: 'personal-data',
  concerns: 'person',
  audited: true,
  discloses: true,
  input: z.strictObject({
    'mobile-or-account': personText.meta({ title: '手机号或账户', operand: true }),
    reason: REASON.meta({ help: '由谁要求，记入审计日志' }),
  }),
  async run(context, { 'mobile-or-account': named, reason }) {
    const { orm, services, now } = context;
    const { account, reference } = await findPerson(context, named);
    const sections = (await readPerson(orm, services.vault, account)) ?? [];
    const copy = personalCopy(sections, now.toISOString());
    return { answer: [document('application/json', copy, FILE_NAME)], details: { person: reference, reason } };
  },
});
