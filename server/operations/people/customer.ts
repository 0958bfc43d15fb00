import { z } from 'zod';
import { findByMobile, findByNumber } from '../../domain/accounts/store';
import { mobileHash } from '../../platform/secrets/mobile';
import { referenceOf } from '../../platform/secrets/person-reference';
import { defineOperation } from '../common/operation';
import { textTable } from '../common/text-table';
import { readActivityEntries, readAdConversions, readOperations, readPoints, readRewards } from './customer-history';
import { readConsents, readDeposits, readRegistration, readTrades, readVerification } from './customer-records';
import type { Section } from './customer-section';

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
  readAdConversions,
  readOperations,
];

/** Reports everything stored on one person. The audit log records the look-up, without the mobile number. */
export const customer = defineOperation({
  name: 'customer',
  summary: 'shows everything stored on one person, by mobile number or account; the audit log records the look-up',
  operands: ['person'],
  audited: true,
  input: z.strictObject({
    person: z
      .string()
      .trim()
      .regex(/^(?:\d{6,9}|1\d{10})$/, 'must be a mobile number or an account'),
  }),
  async run({ services: { vault }, orm }, { person }) {
    const by = MOBILE.test(person) ? 'mobile' : 'account';
    const found =
      by === 'mobile' ? await findByMobile(orm, mobileHash(vault, person)) : await findByNumber(orm, person);
    if (!found) return { text: `There is no account of this ${by}.`, details: { by, found: false } };
    const sections: Section[] = [];
    for (const read of SECTIONS) sections.push(await read({ orm, vault, account: found.number }));
    return { text: sections.map(textOf).join('\n\n'), details: { by, person: referenceOf(vault, found.number) } };
  },
});

function textOf({ title, headings, rows }: Section): string {
  const lines = rows.map((row) => row.map(harmless));
  return `${title}\n${textTable(headings, lines, 'Nothing.')}`;
}

/** Replaces characters that a terminal could execute, because visitors typed much of the text. */
function harmless(cell: string): string {
  return cell.replace(/\p{C}/gu, '·');
}
