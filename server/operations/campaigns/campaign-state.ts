import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { campaignSettings } from '../../platform/database/schema/activities';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { STOP_REASON, stopsEarly } from './notice';
import { storeSettings } from './store-settings';
import { say } from './words';

export const openCampaign = stateOperation('open', 'open', {
  title: '开启活动',
  summary: '不论起止时间，立即开启活动',
});
export const followDates = stateOperation('follow-dates', null, {
  title: '恢复按时间',
  summary: '让活动重新按起止时间开始和结束',
});

function stateOperation(
  name: 'open' | 'follow-dates',
  state: 'open' | null,
  words: { title: string; summary: string },
) {
  return defineOperation({
    name,
    ...words,
    subject: '活动',
    permission: 'calendar',
    audited: true,
    approval: 'if-serious',
    input: z.strictObject({ campaign: CAMPAIGN.meta({ operand: true }), reason: STOP_REASON }),
    async run({ services, orm, now }, input) {
      const campaign = findCampaign(services, input.campaign);
      const { slug } = campaign;
      const { reason } = input;
      const before = await readStatus(orm, campaign, now);
      const [set] = await orm.select().from(campaignSettings).where(eq(campaignSettings.slug, slug));
      const changes = (set?.state ?? null) !== state;
      if (changes) await storeSettings(orm, slug, { state, stateSetAt: state && now }, now);
      const changed = await readStatus(orm, campaign, now);
      const { status } = changed;
      if (!changes) return { answer: [say('status_unchanged', { campaign: slug, status })] };
      return {
        answer: [say('status_now', { campaign: slug, status })],
        details: { campaign: slug, ...(reason && { reason }) },
        serious: stopsEarly(slug, [before, changed], now, reason),
      };
    },
  });
}
