import { activityOf } from '@/lib/activities/testing/activity-of';
import { simulationSentences } from '@/lib/campaign/simulation';
import { numbersOf } from '@/lib/random';
import { campaignWith, usd } from '../../../testing';
import { statedProfiles } from './assumptions';
import type { Assumptions } from './play';
import { simulate } from './simulate';

const STATED = {
  ...{ newcomers: 0.25, verified: 0.5, cards: 0, depositors: 0.5, meanDeposit: 400 },
  ...{ traders: 0.5, meanLots: 2, inviters: 0, meanFriends: 0, active: 0.3 },
};
const profiles = statedProfiles(STATED, ['XAUUSD'], numbersOf(1));
const ASSUMPTIONS: Assumptions = {
  customers: 100,
  // They come every day.
  profiles: profiles.map((profile) => ({ ...profile, active: 1 })),
  source: 'stated',
  rightShare: 0.5,
  from: '2026-06-01',
  days: 10,
};
/** One spin a day. A thousand draws a run cost $880 on average, as long as there are grand prizes. */
const wheelWith = (stock: number | null) =>
  activityOf('wheel', {
    segments: ['grand', 'a', 'b', 'c', 'd', 'e'].map((id, index) => ({
      id,
      label: id,
      prize: index === 0 ? usd(88) : null,
      odds: index === 0 ? 100 : 1980,
      stock: index === 0 ? stock : null,
    })),
  });
const run = (stock: number | null, changes: Partial<Assumptions> = {}, seed = 1) =>
  simulate(campaignWith('wheel', wheelWith(stock)), { ...ASSUMPTIONS, ...changes }, seed);

test('gives the same figures for the same seed, and others for another', async () => {
  expect(await run(null)).toEqual(await run(null));
  expect((await run(null, {}, 2)).cost).not.toEqual((await run(null)).cost);
});

test('costs what the odds say, with the bounds of chance around it', async () => {
  const { cost, largest } = await run(null);
  // A standard deviation of a run is 88 times the root of 9.9.
  expect(Math.abs(cost.mean - 880)).toBeLessThan((3 * 277) / Math.sqrt(20));
  expect(cost.mean - cost.low).toBeGreaterThan(277);
  expect(cost.high - cost.mean).toBeGreaterThan(277);
  expect(largest).toBeGreaterThan(88);
  expect(largest).toBeLessThanOrEqual(880);
});

test('gives no more pieces and pays no more from the budget than there is, and says when both are used up', async () => {
  expect(simulationSentences(await run(3, { budget: 200 }))).toEqual([
    '按填写的假设模拟 100 位客户，2026-06-01 至 2026-06-10，共 20 次，随机种子 1。',
    '成本平均 $264，九成的模拟在 $264 至 $264 之间。',
    '一位客户至多可得：必得 $0，券 $0，抽奖至多再得 $0；另有每天抽奖至多 $88。模拟中最多的一位得 $176。',
    '奖品“grand”共 3 件，平均共发出 3 件，在 100% 的模拟中用完，通常在 2026-06-03。',
    '“活动”各项概率之和为 100%。',
    '预算 $200，平均用去 $176，在 100% 的模拟中用完，通常在 2026-06-03。',
  ]);
});

test('plays only the days of a campaign with dates, at most as many as asked for', async () => {
  const dated = { ...campaignWith('wheel', wheelWith(null)), period: { from: '2026-07-30', to: '2026-08-02' } };
  expect(await simulate(dated, ASSUMPTIONS, 1)).toMatchObject({ from: '2026-07-30', to: '2026-08-02' });
  expect(await simulate(dated, { ...ASSUMPTIONS, days: 2 }, 1)).toMatchObject({ to: '2026-07-31' });
});
