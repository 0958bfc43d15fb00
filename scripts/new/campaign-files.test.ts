import { readFileSync } from 'node:fs';
import { placeholdersIn } from '@/lib/campaign/placeholders';
import { STARTS } from '@/lib/campaign/start';
import { campaignFiles, checkedCampaign } from './campaign-files';

const INDEX = readFileSync('campaigns/index.ts', 'utf8');
test.each(STARTS)('writes a valid first version of kind %s, and lists its placeholders', (kind) => {
  const campaign = checkedCampaign({ slug: 'new-2601', kind, title: '新活动' });
  expect(campaign.slug).toBe('new-2601');
  const places = placeholdersIn(campaign).map((placeholder) => placeholder.split(':')[0]);
  expect(places).toEqual(expect.arrayContaining(['description', 'hero.headline', 'hero.lead', 'rules.2.items.0']));
  expect(places.includes('hero.offer')).toBe(kind !== 'register');
});

test.each([
  ['稳赚不赔', 'title: '],
  ['连签九天', 'title: 数字 九天 须写成占位符'],
  ['长'.repeat(100), 'hero.kicker: 不超过24字宽'],
])('rejects the title %s before it writes anything', (title, fault) => {
  expect(() => checkedCampaign({ slug: 'new-2601', kind: 'register', title })).toThrow(fault);
});

test.each(['wheel', 'register'] as const)('needs only a definition and a line in the index for kind %s', (kind) => {
  const { created, changed } = campaignFiles({ slug: 'newCampaign_26', kind, title: '新活动' }, INDEX);
  expect(Object.keys(created)).toEqual(['campaigns/new-campaign-26.ts']);
  expect(created['campaigns/new-campaign-26.ts']).toContain("defineCampaign('campaigns/new-campaign-26.ts'");
  expect(Object.keys(changed)).toEqual(['campaigns/index.ts']);
  expect(changed['campaigns/index.ts']).toMatch(
    /import newCampaign26 from '.\/new-campaign-26';\n[\s\S]*= \[newCampaign26, /,
  );
});

test('names the bank of a quiz instead of copying it', () => {
  const { created } = campaignFiles({ slug: 'quiz-2601', kind: 'quiz', title: '问答' }, INDEX);
  expect(created['campaigns/quiz-2601.ts']).toContain('"bank":[...spotGoldBank]');
});

test.each(['../x', 'a/b', '中文', ''])('rejects the path %j', (slug) => {
  expect(() => campaignFiles({ slug, kind: 'wheel', title: '新' }, INDEX)).toThrow('只可含');
});

test.each([
  'download',
  'Download',
  'clause',
  'healthz',
  'lottery-october',
  'KH_7694_form',
  'new',
  'campaigns',
  'constructor',
])('rejects the path %j, which is taken', (slug) => {
  expect(() => campaignFiles({ slug, kind: 'wheel', title: '新' }, INDEX)).toThrow('已被占用');
});

test('does not damage an index that was rewritten', () => {
  expect(() => campaignFiles({ slug: 'a', kind: 'wheel', title: '新' }, 'export const other = 1;\n')).toThrow(
    '手工添加',
  );
});
