import type { Activity } from '@/lib/activities/schema';
import { completeCampaign } from '@/lib/campaign/define';
import { type Campaign, RULE_HEADINGS } from '@/lib/campaign/schema';

/** A test campaign with these activities and no dates, whose texts may contain written numerals. */
export function campaignWith(slug: string, ...activities: Activity[]): Campaign {
  const read = completeCampaign({
    slug,
    title: '测试活动',
    description: '测试用的活动。',
    ownPage: true,
    theme: 'crimson',
    hero: { kicker: '测试', headline: '测试活动', offer: '$1', lead: '测试用的活动。', composition: 'centred' },
    activities,
    rules: RULE_HEADINGS.map((heading) => ({ heading, items: ['测试规则。'] })),
  });
  if ('campaign' in read) return read.campaign;
  throw new Error(`The campaign "${slug}" of a test is not valid:\n${read.faults.join('\n')}`);
}
