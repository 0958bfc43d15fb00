import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { campaignSettings } from '../../platform/database/schema/activities';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { storeSettings } from './store-settings';

export const openCampaign = stateOperation('open', 'open', 'opens a campaign immediately, regardless of its dates');
export const followDates = stateOperation('follow-dates', null, 'makes a campaign follow its dates again');

function stateOperation(name: string, state: 'open' | null, summary: string) {
  return defineOperation({
    name,
    summary,
    operands: ['campaign'],
    audited: true,
    input: z.strictObject({ campaign: z.string() }),
    async run({ services, orm, now }, input) {
      const campaign = findCampaign(services, input.campaign);
      const { slug } = campaign;
      const [before] = await orm.select().from(campaignSettings).where(eq(campaignSettings.slug, slug));
      const changes = (before?.state ?? null) !== state;
      if (changes) await storeSettings(orm, slug, { state, stateSetAt: state && now });
      const { status } = await readStatus(orm, campaign, now);
      if (!changes) return { text: `"${slug}" is ${status}; nothing was changed.` };
      return { text: `"${slug}" is ${status} now.`, details: { campaign: slug } };
    },
  });
}
