import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readStatus } from '../domain/activities/engine/campaign-status';
import { campaignSettings } from '../platform/database/schema/activities';
import { findCampaign } from './find-campaign';
import { defineOperation } from './operation';

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
      const set = { state, stateSetAt: state && now };
      if (changes) {
        await orm
          .insert(campaignSettings)
          .values({ slug, ...set })
          .onConflictDoUpdate({ target: campaignSettings.slug, set });
      }
      const { status } = await readStatus(orm, campaign, now);
      if (!changes) return { text: `"${slug}" is ${status}; nothing was changed.` };
      return { text: `"${slug}" is ${status} now.`, details: { campaign: slug } };
    },
  });
}
