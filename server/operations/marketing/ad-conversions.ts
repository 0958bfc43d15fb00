import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { CONVERSION_STATES, adConversions as conversionsTable } from '../../platform/database/schema/ad-conversions';
import { iso } from '../common/answer';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

const SHOWN = 100;

/** Lists the events reported to advertising platforms. */
export const adConversions = defineOperation({
  name: 'ad-conversions',
  title: '广告回传',
  summary: `列出最近 ${SHOWN} 条回传给广告平台的事件`,
  subject: '推广',
  permission: 'figures',
  audited: false,
  standby: true,
  input: z.strictObject({
    state: oneOf(CONVERSION_STATES)
      .optional()
      .meta({
        title: '状态',
        words: {
          pending: '待发送',
          queued: '待发送',
          consent: '待同意',
          sent: '已发送',
          failed: '被拒绝',
          given_up: '已放弃',
          unmatched: '未匹配',
        },
      }),
  }),
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
