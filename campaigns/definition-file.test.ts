import { defineCampaign, definitionOf, readCampaign } from '@/lib/campaign/define';
import { definitionFile, readDefinitionFile } from '@/lib/campaign/definition-file';
import type { CampaignInput } from '@/lib/campaign/schema';
import { campaigns } from './index';

const files = campaigns.map((campaign) => ({
  campaign,
  ...definitionFile(definitionOf(campaign) as CampaignInput),
}));

test.each(files)('$path reads back and runs as the campaign that it was made of', ({ campaign, source }) => {
  expect(readCampaign(readDefinitionFile(source))).toEqual({ campaign });
  const program = source.replace(/^import .*/, '').replace('export default', 'return');
  // Pages are made of the whole campaign, so equal text means equal pages.
  expect(JSON.stringify(new Function('defineCampaign', program)(defineCampaign))).toBe(JSON.stringify(campaign));
});

test('names the file and its line of the index', () => {
  const slugs = new Map(files.map((file) => [file.campaign.slug, file]));
  expect(slugs.get('christmasAndNewyear')).toMatchObject({
    path: 'campaigns/christmas-and-newyear.ts',
    imported: "import christmasAndNewyear from './christmas-and-newyear';",
    name: 'christmasAndNewyear',
  });
});

test.each([
  'export default process.exit();',
  "import { defineCampaign } from '@/lib/campaign/define';\n\nexport default defineCampaign('campaigns/a.ts', { ...steal() });\n",
  '{}',
])('reads nothing from another source: %s', (source) => {
  expect(readDefinitionFile(source)).toBeUndefined();
});
