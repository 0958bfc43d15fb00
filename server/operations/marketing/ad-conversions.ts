import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { CONVERSION_STATES, adConversions as conversionsTable } from '../../platform/database/schema/ad-conversions';
import { beijingTimeOrDash } from '../common/beijing-time';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { textTable } from '../common/text-table';

const SHOWN = 100;

/** Lists the registrations reported to advertising platforms. */
export const adConversions = defineOperation({
  name: 'ad-conversions',
  summary: `lists the newest ${SHOWN} registrations reported to advertising platforms`,
  operands: [],
  options: { state: CONVERSION_STATES.join(', ') },
  audited: false,
  input: z.strictObject({
    state: oneOf(CONVERSION_STATES).optional(),
  }),
  async run({ orm }, { state }) {
    const rows = await orm
      .select()
      .from(conversionsTable)
      .where(state && eq(conversionsTable.state, state))
      .orderBy(desc(conversionsTable.id))
      .limit(SHOWN);
    const lines = rows.map((row) => [
      String(row.id),
      row.platform,
      row.state,
      row.account,
      beijingTimeOrDash(row.registeredAt),
      String(row.attempts),
      beijingTimeOrDash(row.nextAttemptAt),
      row.lastAnswer ?? '-',
    ]);
    const headings = ['id', 'platform', 'state', 'account', 'registered', 'attempts', 'next attempt', 'last answer'];
    return { text: textTable(headings, lines, 'There are no such conversions.') };
  },
});
