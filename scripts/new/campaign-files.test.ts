import { readFileSync } from 'node:fs';
import { placeholdersIn } from '@/lib/campaign/placeholders';
import { campaignFiles, checkedCampaign, KINDS } from './campaign-files';

const INDEX = readFileSync('campaigns/index.ts', 'utf8');
test.each(KINDS)('the first version of a campaign of kind %s is valid, and says what is to be written', (kind) => {
  const campaign = checkedCampaign({ slug: 'new-2601', kind, title: '新活动' });
  expect(campaign.slug).toBe('new-2601');
  const places = placeholdersIn(campaign).map((placeholder) => placeholder.split(':')[0]);
  expect(places).toEqual(expect.arrayContaining(['description', 'hero.headline', 'hero.lead', 'rules.2.items.0']));
  expect(places.includes('hero.offer')).toBe(kind !== 'register');
});

test.each([
  ['稳赚不赔', 'title: '],
  ['连签九天', 'title: write 九天 as a figure'],
])('the title %s is refused before anything is written', (title, fault) => {
  expect(() => checkedCampaign({ slug: 'new-2601', kind: 'register', title })).toThrow(fault);
});

test.each(['wheel', 'register'] as const)(
  'a definition and its line in the index are all of a campaign of kind %s',
  (kind) => {
    const { created, changed } = campaignFiles({ slug: 'newCampaign_26', kind, title: '新活动' }, INDEX);
    expect(Object.keys(created)).toEqual(['campaigns/new-campaign-26.ts']);
    expect(created['campaigns/new-campaign-26.ts']).toContain("defineCampaign('campaigns/new-campaign-26.ts'");
    expect(Object.keys(changed)).toEqual(['campaigns/index.ts']);
    expect(changed['campaigns/index.ts']).toMatch(
      /import newCampaign26 from '.\/new-campaign-26';\n[\s\S]*= \[newCampaign26, /,
    );
  },
);

test('a quiz names its bank and does not copy it', () => {
  const { created } = campaignFiles({ slug: 'quiz-2601', kind: 'quiz', title: '问答' }, INDEX);
  expect(created['campaigns/quiz-2601.ts']).toContain('"bank":[...spotGoldBank]');
});

test.each(['../x', 'a/b', '中文', ''])('the path %j is refused', (slug) => {
  expect(() => campaignFiles({ slug, kind: 'wheel', title: '新' }, INDEX)).toThrow('只可含');
});

test('an index that was rewritten is not damaged', () => {
  expect(() => campaignFiles({ slug: 'a', kind: 'wheel', title: '新' }, 'export const other = 1;\n')).toThrow(
    '手工添加',
  );
});
