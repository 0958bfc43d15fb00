import { completeCampaign } from '@/lib/campaign/define';
import { overpromised } from '@/lib/campaign/promises';
import { campaigns } from './index';

const bySlug = (slug: string) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  return campaign;
};

test.each([
  // Amounts that the definition has as what is asked for.
  ['first-amount-2502', 'offer', '至多 $8,000', '$8,000'],
  ['first-amount-2502', 'lead', '首次入金满 $8,000，得 $3,000。', '$3,000'],
  ['lottery-october', 'headline', '转一把，得 $99', '$99'],
  ['jf-send-usdt-2509', 'offer', '至多 489 USDT', '489 USDT'],
  ['reg-2509', 'lead', '三步合计 $59。', '$59'],
  ['tradeCashBack', 'offer', '每手至多 $6', '$6'],
  ['sign-in-jx', 'lead', '签满合计 $69。', '$69'],
])('%s: rejects a hero that promises more than the campaign gives: %s %s', (slug, field, text, amount) => {
  const campaign = bySlug(slug);
  const hero = { ...campaign.hero, [field]: text };
  expect(overpromised({ ...campaign, hero })).toEqual([expect.stringMatching(`^hero\\.${field}: 许诺 `)]);
  expect(completeCampaign({ ...campaign, hero })).toEqual({
    faults: [expect.stringContaining(`hero.${field}: 许诺 ${amount}，全部奖励至多 $`)],
  });
});

test('allows any amount as a condition or a price', () => {
  const campaign = bySlug('first-amount-2502');
  const hero = { ...campaign.hero, offer: '至多 $588', lead: '首次入金满 $8,000，得 $588；点差 $900。' };
  expect(overpromised({ ...campaign, hero })).toEqual([]);
});
