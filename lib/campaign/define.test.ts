import claimable from '@/campaigns/new-customer-first';
import register2501 from '@/campaigns/register-2501';
import { completeCampaign, defineCampaign, definitionOf, faultsOf, readCampaign } from './define';
import { type CampaignInput, RULE_HEADINGS } from './schema';

const definition = definitionOf(claimable) as CampaignInput;
const bare: CampaignInput = {
  ...definition,
  rules: RULE_HEADINGS.map((heading) => ({ heading, items: ['写明。'] })),
};
const rulesOf = (heading: string, written = bare) =>
  defineCampaign('campaigns/x.ts', written).rules.find((rule) => rule.heading === heading)?.items;

test('adds to the rules what the fields decide: what excludes what, from when on deposits count, who is paid', () => {
  expect(rulesOf('活动对象')).toEqual([
    '写明。',
    '在{brand}开立真实账户、年满 18 周岁的个人客户。',
    expect.stringContaining('只可用一个账户参加'),
    '领取奖励前须通过实名认证。',
    expect.stringContaining('首入金类赠金每位客户只可在一个活动中领取'),
  ]);
  expect(rulesOf('活动内容')).toEqual(
    expect.arrayContaining(['写明。', expect.stringContaining('首次入金自账户开立起计算')]),
  );
  expect(rulesOf('领取方式')?.slice(2)).toEqual([
    '赠金发放后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    '活动结束后 30 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。',
  ]);
  const activities = bare.activities.map((activity) => ({ ...activity, requires: undefined }));
  expect(rulesOf('领取方式', { ...bare, activities })).toContain(
    '奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”。',
  );
});

test('adds no sentence twice', () => {
  expect(readCampaign(definition)).toEqual({ campaign: claimable });
  expect(completeCampaign(claimable)).toEqual({ campaign: claimable });
});

test('rejects words that overflow their place, with field and limit', () => {
  const faultsOfHero = (words: object) => {
    const read = readCampaign({ ...bare, hero: { ...bare.hero, ...words } });
    return 'faults' in read ? read.faults : [];
  };
  expect(faultsOfHero({ headline: `${'长'.repeat(10)}，${'长'.repeat(9)}` })).toEqual([]);
  expect(faultsOfHero({ headline: `${'长'.repeat(10)}，${'长'.repeat(10)}` })).toEqual(['hero.headline: 不超过20字宽']);
  expect(faultsOfHero({ headline: `${'长'.repeat(11)}，短` })).toEqual(['hero.headline: 标点之间不超过11字宽']);
  expect(faultsOfHero({ kicker: '长'.repeat(25) })).toEqual(['hero.kicker: 不超过24字宽']);
});

test('names the field of each fault, and (root) for the whole', () => {
  expect(readCampaign({ ...bare, slug: 'a b', claimDays: 0 })).toEqual({
    faults: [expect.stringMatching(/^slug: ./), expect.stringMatching(/^claimDays: ./)],
  });
  expect(readCampaign(null)).toEqual({ faults: ['(root): 请填写'] });
  expect(readCampaign({ ...bare, claimDays: 'ten' })).toEqual({ faults: ['claimDays: 格式不对'] });
  const issue = { code: 'custom' as const, input: undefined, path: ['hero', 'lead'], message: '须写' };
  expect(faultsOf({ issues: [issue] })).toEqual(['hero.lead: 须写']);
});

test('rejects a hero that promises what is asked for', () => {
  const promising = { ...bare, hero: { ...bare.hero, offer: '至多 {tiers.last.from}' } };
  expect(readCampaign(promising)).toEqual({ faults: ['hero.offer: 许诺 $5,000，全部奖励至多 $388'] });
});

test('rejects a numeral that is written out, and an unknown name', () => {
  const written = { ...bare, description: '满 $100 起。', hero: { ...bare.hero, lead: '{tiers.5.from}。' } };
  expect(readCampaign(written)).toEqual({
    faults: [
      'description: 数字 $100 须写成占位符：“满 $100 起。”',
      'hero.lead: 没有占位符 {tiers.5.from}',
      expect.stringMatching(/^可用的占位符：tiers\.title, .*tiers\.4\.from, /),
    ],
  });
});

test('takes the amounts of rewards from the tasks that they name', () => {
  const { rewards } = register2501;
  expect(rewards?.items.map(({ amount }) => amount)).toEqual([8, 18, 40]);
  const { items = [], ...rest } = (definitionOf(register2501) as CampaignInput).rewards ?? { title: '', note: '' };
  const [first] = items;
  const misnamed = { ...rest, items: first ? [{ ...first, of: 'open' }] : [] };
  expect(readCampaign({ ...definitionOf(register2501), rewards: misnamed })).toEqual({
    faults: [expect.stringContaining('rewards.items.0.amount: ')],
  });
});

test.each([
  ['至多 $66', true],
  ['开门红 $66', true],
  ['先得 $8', true],
  ['至多 $40', false],
  ['得 $9', false],
])('an offer names the rewards of the table: %s: %s', (offer, isRight) => {
  const named = { ...register2501, hero: { ...register2501.hero, offer } };
  expect('campaign' in completeCampaign(named)).toBe(isRight);
});

test('stops the build with the file and a line for each fault', () => {
  expect(() => defineCampaign('campaigns/x.ts', { ...bare, slug: 'a b', claimDays: 0 })).toThrow(
    /^campaigns\/x\.ts is not a valid campaign:\n {2}slug: .+\n {2}claimDays: .+$/,
  );
});
