import type { Activity } from '@/lib/activities/schema';
import { defineCampaign } from '@/lib/campaign/define';
import { type Campaign, RULE_HEADINGS } from '@/lib/campaign/schema';

/** A campaign of a test, without dates, with these activities. */
export function campaignWith(slug: string, ...activities: Activity[]): Campaign {
  return defineCampaign(`campaign "${slug}" of a test`, {
    slug,
    title: '测试活动',
    description: '测试用的活动。',
    ownPage: true,
    theme: 'crimson',
    hero: { kicker: '测试', headline: '测试活动', offer: '好礼', lead: '测试用的活动。', composition: 'centred' },
    activities,
    rules: RULE_HEADINGS.map((heading) => ({ heading, items: ['测试规则。'] })),
  });
}
