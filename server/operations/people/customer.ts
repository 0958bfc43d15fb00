import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { findByMobile, findByNumber } from '../../domain/accounts/store';
import { readRetained } from '../../domain/privacy/retained';
import { auditEntries } from '../../platform/database/schema/activities';
import { mobileHash } from '../../platform/secrets/mobile';
import { referenceOf, referencesOf } from '../../platform/secrets/person-reference';
import { iso, type Part } from '../common/answer';
import { fault } from '../common/faults';
import { REASON } from '../common/fields';
import { personText } from '../common/inputs';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { readActivityEntries, readAdConversions, readOperations, readPoints, readRewards } from './customer-history';
import { readConsents, readDeposits, readRegistration, readTrades, readVerification } from './customer-records';
import { readEvents, readSessions } from './customer-visits';
import { deletePerson } from './delete-person';
import { namedPerson } from './entries-of-person';
import { say } from './words';

/** The fields of an operation that masks personal data, unless `show` asks for all of it; `operators/access.ts` checks the permission. */
const shownWhole = {
  reason: REASON.optional(),
  show: z
    .boolean()
    .default(false)
    .meta({ title: '显示完整个人信息', help: '显示完整的手机号、姓名、证件号和银行卡号，须填写原因' }),
};

const MOBILE = /^1\d{10}$/;

/** All sections of the report, in order. */
const SECTIONS = [
  readRegistration,
  readConsents,
  readVerification,
  readDeposits,
  readTrades,
  readActivityEntries,
  readRewards,
  readPoints,
  readSessions,
  readEvents,
  readAdConversions,
  readOperations,
];

/** Reports everything stored on one person. The audit log records the look-up, without the mobile number. */
export const customer = defineOperation({
  name: 'customer',
  title: '查看客户档案',
  summary: '按手机号或账户查看一位客户的全部信息，个人信息默认遮盖；查看记入审计日志',
  subject: '客户',
  permission: 'customers',
  concerns: 'person',
  audited: true,
  discloses: true,
  input: z.strictObject({
    person: personText
      .regex(/^(?:\d{6,9}|1\d{10})$/, fault(say('must_be_person')))
      .meta({ title: '手机号或账户', operand: true }),
    ...shownWhole,
  }),
  async run(context, { person, show, reason }) {
    requireReason(show, reason);
    const {
      services: { vault, campaigns },
      orm,
      now,
    } = context;
    const by = MOBILE.test(person) ? 'mobile' : 'account';
    const found =
      by === 'mobile' ? await findByMobile(orm, mobileHash(vault, person)) : await findByNumber(orm, person);
    if (!found) {
      const closing = by === 'account' ? await readClosing(context, person) : undefined;
      if (closing)
        return {
          answer: [say('account_was_closed', { account: person, at: iso(closing) })],
          details: { by, person: referenceOf(vault, person), closed: true },
        };
      const unknown = by === 'account' ? say('no_customer', { account: person }) : say('no_account_of_mobile');
      return { answer: [unknown], details: { by, found: false }, failed: true };
    }
    const answer: Part[] = [];
    for (const read of SECTIONS) answer.push(await read({ orm, vault, account: found.number, campaigns, now, show }));
    const details = { by, person: referenceOf(vault, found.number), ...(show && { shown: true, reason }) };
    return { answer, details };
  },
});

/** When an account was closed, if a record of it or an operator's closing is stored. */
async function readClosing(
  { orm, services: { vault }, now }: OperationContext,
  account: string,
): Promise<Date | undefined> {
  const retained = await readRetained(orm, vault, account, now);
  if (retained) return retained.closedAt;
  const [closing] = await orm
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, deletePerson.name), inArray(namedPerson, referencesOf(vault, account))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return closing?.at;
}

/** @throws OperatorError if personal data is to be shown without a reason */
function requireReason(show: boolean, reason: string | undefined): void {
  if (show && reason === undefined) throw new OperatorError(say('show_needs_reason'));
}
