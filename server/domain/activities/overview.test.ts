import type { ActivityOf } from '@/lib/activities/schema';
import { rewardOverview } from '@/lib/contract/activities/calls';
import { campaignWith, couponOf, describeOnDatabase, TASKS, TestApi, taskOf, Visitor, verify } from '../../testing';
import { act } from './testing/concurrency/act';

const DAY = 24 * 3_600_000;
const GIFTS: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [
    taskOf('open', { type: 'registered' }, { label: '开户礼', amount: 8, unit: 'usd' }),
    taskOf('points', { type: 'registered' }, { label: '见面礼', amount: 30, unit: 'points' }),
  ],
};
const COUPON: ActivityOf<'coupon'> = {
  kind: 'coupon',
  title: '券',
  coupons: [couponOf('other', 20), couponOf('first', 20, { inForceAfterHours: 24, validDays: 2 })],
};

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    const titled = { ...campaignWith('one', GIFTS), title: '其一' };
    api = await TestApi.on(database(), { campaigns: [titled, campaignWith('two', GIFTS, COUPON)] });
    visitor = await new Visitor(api).join();
  });
  const overview = async (token = visitor.token) => (await api.send(rewardOverview.path, { token })).json().Data;

  test('lists the rewards of all campaigns with their state, the points left, and nothing of other accounts', async () => {
    expect(await overview()).toEqual({ points: 0, rewards: [] });
    for (const task of ['open', 'points']) {
      await act(api, visitor.token, { slug: 'one', kind: 'tasks', action: 'collect', input: { task } });
    }
    await act(api, visitor.token, { slug: 'two', kind: 'coupon', action: 'claim', input: { id: 'first' } });
    expect(await overview()).toMatchObject({
      points: 30,
      rewards: [
        { title: '测试活动', prize: { amount: 20, unit: 'coupon' }, unverified: true, coupon: { state: 'claimed' } },
        { title: '其一', prize: { amount: 30, unit: 'points' }, state: 'paid', coupon: null },
        {
          title: '其一',
          prize: { label: '开户礼', amount: 8, unit: 'usd' },
          state: 'given',
          unverified: true,
          coupon: null,
        },
      ],
    });
    await verify(database().orm, visitor.account, api.clock.read());
    expect(JSON.stringify(await overview())).not.toContain('unverified');
    await api.run('pay', { id: ['1'] });
    const states = async () =>
      (await overview()).rewards.map(({ state, coupon }: { state: string; coupon: { state: string } | null }) => [
        state,
        coupon?.state,
      ]);
    api.clock.move(DAY);
    expect(await states()).toEqual([
      ['given', 'in-force'],
      ['paid', undefined],
      ['paid', undefined],
    ]);
    api.clock.move(2 * DAY);
    expect((await states())[0]).toEqual(['given', 'expired']);
    const gift = { campaign: 'two', account: visitor.account, reference: 'G-1', amount: '5', unit: 'usd' };
    await api.run('give', { ...gift, reason: 'goodwill' });
    expect((await states())[0]).toEqual(['given', undefined]);
    expect(await overview((await new Visitor(api).join()).token)).toEqual({ points: 0, rewards: [] });
    expect((await api.send(rewardOverview.path)).statusCode).toBe(401);
  });
});
