import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { CONVERSION_STATES, adConversions as conversionsTable } from '../../platform/database/schema/ad-conversions';
import { iso } from '../common/answer';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { operations, say, table } from './words';

const SHOWN = 100;

/** Lists the events reported to advertising platforms. */
export const adConversions = defineOperation({
  name: 'ad-conversions',
  summary: `lists the newest ${SHOWN} events reported to advertising platforms`,
  operands: [],
  options: { state: CONVERSION_STATES.join(', ') },
  audited: false,
  standby: true,
  input: z.strictObject({
    state: oneOf(CONVERSION_STATES).optional(),
  }),
  zh: operations['ad-conversions'],
  async run({ orm }, { state }) {
    const rows = await orm
      .select()
      .from(conversionsTable)
      .where(state && eq(conversionsTable.state, state))
      .orderBy(desc(conversionsTable.id))
      .limit(SHOWN);
    const conversions = rows.map((row) => ({
      id: row.id,
      platform: row.platform,
      event: row.event,
      state: row.state,
      account: row.account,
      registered: iso(row.registeredAt),
      attempts: row.attempts,
      next: iso(row.nextAttemptAt),
      answer: row.lastAnswer,
    }));
    return { answer: [table('ad_conversions', conversions, { empty: say('no_conversion') })] };
  },
});
