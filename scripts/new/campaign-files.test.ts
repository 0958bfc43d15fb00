import { readFileSync } from 'node:fs';
import { spotGoldBank } from '@/campaigns/activities/spot-gold-bank';
import { factsOf } from '@/campaigns/facts-of';
import { OPEN_ENDED, rulesOf } from '@/campaigns/shared/rules';
import { BANK } from '@/lib/activities/quiz/starter';
import { defineCampaign } from '@/lib/campaign/define';
import { untracedIn } from '@/lib/campaign/figures/untraced';
import type { CampaignInput } from '@/lib/campaign/schema';
import { campaignFiles, definitionOf, KINDS } from './campaign-files';

const INDEX = readFileSync('campaigns/index.ts', 'utf8');
const items = ['一条规则。'];
const rules = rulesOf({ time: OPEN_ENDED, who: items, what: items, rewards: items, claim: items, valid: items });

/** A definition with the bank that its source names. */
function withBank(value: unknown): unknown {
  if (value === BANK) return spotGoldBank;
  if (Array.isArray(value)) return value.map(withBank);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBank(item)]));
}

test.each(KINDS)('the first version of a campaign of kind %s is valid', (kind) => {
  const definition = { ...definitionOf({ slug: 'new-2601', kind, title: '新活动' }), rules };
  const campaign = defineCampaign('campaigns/new-2601.ts', withBank(definition) as CampaignInput);
  expect(campaign.slug).toBe('new-2601');
  expect(untracedIn(campaign, factsOf(campaign.slug))).toEqual([]);
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
