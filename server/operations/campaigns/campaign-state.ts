import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { campaignSettings } from '../../platform/database/schema/activities';
import { findCampaign } from '../common/find-campaign';
import { reasonText } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { STOP_REASON, stopsEarly } from './notice';
import { storeSettings } from './store-settings';
import { operations, say } from './words';

export const openCampaign = stateOperation('open', 'open', 'opens a campaign immediately, regardless of its dates');
export const followDates = stateOperation('follow-dates', null, 'makes a campaign follow its dates again');

function stateOperation(name: 'open' | 'follow-dates', state: 'open' | null, summary: string) {
  return defineOperation({
    name,
    summary,
    operands: ['campaign'],
    options: STOP_REASON,
    audited: true,
    approval: 'if-serious',
    input: z.strictObject({ campaign: z.string(), reason: reasonText.optional() }),
    zh: operations[name],
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
