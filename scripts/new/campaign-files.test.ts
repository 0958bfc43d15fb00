import { readFileSync } from 'node:fs';
import { spotGoldBank } from '@/campaigns/activities/spot-gold-bank';
import { OPEN_ENDED, rulesOf } from '@/campaigns/shared/rules';
import { defineCampaign } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { campaignFiles, definitionOf, KINDS } from './campaign-files';
import { BANK } from './starters';

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
  expect(defineCampaign('campaigns/new-2601.ts', withBank(definition) as CampaignInput).slug).toBe('new-2601');
});

test('definition, page and line of the index are written', () => {
  const { created, changed } = campaignFiles({ slug: 'newWheel_26', kind: 'wheel', title: '新转盘' }, INDEX);
  expect(Object.keys(created)).toEqual(['campaigns/new-wheel-26.ts', 'app/[variant]/(campaigns)/newWheel_26/page.tsx']);
  expect(created['campaigns/new-wheel-26.ts']).toContain("defineCampaign('campaigns/new-wheel-26.ts'");
  expect(created['app/[variant]/(campaigns)/newWheel_26/page.tsx']).toContain('blocks: [centred, wheel]');
  expect(changed['campaigns/index.ts']).toMatch(/import newWheel26 from '.\/new-wheel-26';\n[\s\S]*= \[newWheel26, /);
});

test('a campaign with account opening has a success page too', () => {
  const { created } = campaignFiles({ slug: 'reg-2601', kind: 'register', title: '开户礼' }, INDEX);
  expect(Object.keys(created)).toContain('app/[variant]/(campaigns)/reg-2601/success/page.tsx');
});

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
