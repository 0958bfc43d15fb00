import { randomUUID } from 'node:crypto';
import type { ActivityOf } from '@/lib/activities/schema';
import { rewardOverview } from '@/lib/contract/activities/calls';
import { runOperation } from '../../operations/run-operation';
import { TestApi } from '../../testing/api';
import { campaignWith } from '../../testing/campaigns';
import { describeOnBothDatabases } from '../../testing/databases';
import { verify } from '../../testing/facts';
import { Visitor } from '../../testing/visitor';

const DAY = 24 * 3_600_000;
const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '任务',
  order: 'any',
  tasks: [
    {
      id: 'open',
      title: '开户',
      text: '开户',
      condition: { type: 'registered' },
      prize: { label: '开户礼', amount: 8, unit: 'usd' },
    },
    {
      id: 'points',
      title: '积分',
      text: '积分',
      condition: { type: 'registered' },
      prize: { label: '见面礼', amount: 30, unit: 'points' },
    },
  ],
};
const COUPON: ActivityOf<'coupon'> = {
  kind: 'coupon',
  title: '券',
  coupons: [couponAfter('other', 0), couponAfter('first', 24)],
};

function couponAfter(id: string, inForceAfterHours: number) {
  return {
    id,
    label: '补偿券',
    face: 20,
    condition: { type: 'registered' as const },
    hint: '开户可领',
    inForceAfterHours,
    validDays: 2,
    stock: null,
    terms: ['测试。'],
  };
}

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    const titled = { ...campaignWith('one', TASKS), title: '其一' };
    api = await TestApi.on(database(), { campaigns: [titled, campaignWith('two', TASKS, COUPON)] });
    visitor = await new Visitor(api).join();
  });
  const act = (slug: string, kind: string, action: string, input: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ slug, kind, action, input });
    return api.send('/apis/uc/activity/act', { token: visitor.token, headers }, body);
  };
  const overview = async (token = visitor.token) => (await api.send(rewardOverview.path, { token })).json().Data;

  test('lists the rewards of all campaigns with their state, the points left, and nothing of other accounts', async () => {
    expect(await overview()).toEqual({ points: 0, rewards: [] });
    await act('one', 'tasks', 'collect', { task: 'open' });
    await act('one', 'tasks', 'collect', { task: 'points' });
    await act('two', 'coupon', 'claim', { id: 'first' });
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
    await runOperation(api.services, { operation: 'pay', input: { id: ['1'] }, operator: 'Li Na' });
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
    await runOperation(api.services, { operation: 'give', input: { ...gift, reason: 'goodwill' }, operator: 'Li Na' });
    expect((await states())[0]).toEqual(['given', undefined]);
    expect(await overview((await new Visitor(api).join()).token)).toEqual({ points: 0, rewards: [] });
    expect((await api.send(rewardOverview.path)).statusCode).toBe(401);
  });
});
