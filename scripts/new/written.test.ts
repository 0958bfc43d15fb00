import { campaigns } from '@/campaigns';
import { checkedCampaign } from './campaign-files';
import { unwritten } from './unwritten';

test('has no placeholder left in any campaign', () => {
  expect(unwritten(campaigns)).toEqual([]);
});

test('names file and field of each placeholder', () => {
  const campaign = checkedCampaign({ slug: 'newYear_26', kind: 'wheel', title: '新活动' });
  expect(unwritten([campaign])).toContain('campaigns/new-year-26.ts hero.headline: 一句话说清能做什么');
});
