import claimable from '@/campaigns/new-customer-first';
import { defineCampaign, faultsOf, readCampaign } from './define';
import { type CampaignInput, RULE_HEADINGS } from './schema';

const bare: CampaignInput = {
  ...claimable,
  rules: RULE_HEADINGS.map((heading) => ({ heading, items: ['写明。'] })),
};
const rulesOf = (heading: string, definition = bare) =>
  defineCampaign('campaigns/x.ts', definition).rules.find((rule) => rule.heading === heading)?.items;

test('the rules say what the definition settles: what excludes what, from when on deposits count, who is paid', () => {
  expect(rulesOf('活动对象')).toEqual([
    '写明。',
    '领取奖励前须通过实名认证。',
    expect.stringContaining('首入金类赠金每位客户只可在一个活动中领取'),
  ]);
  expect(rulesOf('活动内容')).toEqual(['写明。', expect.stringContaining('首次入金自账户开立起计算')]);
  expect(rulesOf('领取方式')).toEqual([
    '写明。',
    '活动结束后 30 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。',
  ]);
  const activities = bare.activities.map((activity) => ({ ...activity, requires: undefined }));
  expect(rulesOf('领取方式', { ...bare, activities })).toContain(
    '奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”。',
  );
});

test('what the rules say already is said once: a definition read again is the same', () => {
  expect(readCampaign(claimable)).toEqual({ campaign: claimable });
});

test('every fault is named with its field, a fault of the whole as the root', () => {
  expect(readCampaign({ ...bare, slug: 'a b', claimDays: 0 })).toEqual({
    faults: [expect.stringMatching(/^slug: ./), expect.stringMatching(/^claimDays: ./)],
  });
  expect(readCampaign(null)).toEqual({ faults: [expect.stringMatching(/^\(root\): ./)] });
  const issue = { code: 'custom' as const, input: undefined, path: ['hero', 'lead'], message: '须写' };
  expect(faultsOf({ issues: [issue] })).toEqual(['hero.lead: 须写']);
});

test('a hero that promises more than is given is at fault', () => {
  const definition = { ...bare, hero: { ...bare.hero, offer: '至多 $9,999' } };
  expect(readCampaign(definition)).toEqual({ faults: ['hero.offer: 许诺 $9,999，全部奖励至多 $388'] });
});

test('a definition at fault stops the build with its file and a line for each fault', () => {
  expect(() => defineCampaign('campaigns/x.ts', { ...bare, slug: 'a b', claimDays: 0 })).toThrow(
    /^campaigns\/x\.ts is not a valid campaign:\n {2}slug: .+\n {2}claimDays: .+$/,
  );
});
