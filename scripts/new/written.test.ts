import { campaigns } from '@/campaigns';
import { placeholdersIn } from '@/lib/campaign/placeholders';
import { kebabCase } from './source';

test('has no placeholder left in any campaign', () => {
  const left = campaigns.flatMap((campaign) =>
    placeholdersIn(campaign).map((placeholder) => `campaigns/${kebabCase(campaign.slug)}.ts ${placeholder}`),
  );
  expect(left).toEqual([]);
});
