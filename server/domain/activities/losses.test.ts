import type { ActivityOf } from '@/lib/activities/schema';
import { activityOf } from '@/lib/activities/testing/activity-of';
import { wheel } from '@/lib/activities/wheel/definition';
import { personalLosses } from '@/lib/contract/personal-data';
import { campaignWith, describeOnDatabase, settleDeposit, TASKS, TestApi, taskOf, Visitor } from '../../testing';
import { act } from './testing/concurrency/act';

const GIFTS: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [
    taskOf('open', { type: 'registered' }, { label: '开户礼', amount: 8.5, unit: 'usd' }),
    taskOf('more', { type: 'registered' }, { label: '再来', amount: 10, unit: 'usd' }),
    taskOf('usdt', { type: 'registered' }, { label: '泰达币', amount: 3, unit: 'usdt' }),
    taskOf('cup', { type: 'registered' }, { label: '保温杯', amount: 1, unit: 'gift', bookValue: 6 }),
    taskOf('points', { type: 'registered' }, { label: '见面礼', amount: 30, unit: 'points' }),
  ],
};

const WHEEL = activityOf('wheel', {
  credits: [{ from: 'day', count: 2, label: '每日2次' }],
  segments: wheel.starter.segments.map((segment) => ({ ...segment, prize: null, stock: null })),
});

describeOnDatabase((database) => {
  test('names the money, rewards, points and draws that closing an account takes, and only its own', async () => {
    const campaigns = [{ ...campaignWith('one', GIFTS, WHEEL), title: '转盘' }];
    const api = await TestApi.on(database(), { campaigns });
    const [{ account, token }, other] = [await new Visitor(api).join(), await new Visitor(api).join()];
    const losses = async (of = token) => (await api.send(personalLosses.path, { token: of })).json().Data;
    const empty = await losses();
    expect(empty).toMatchObject({ money: 0, deposited: 0, rewards: [], points: 0, guesses: 0 });
    expect(empty.credits).toEqual([{ title: '转盘', count: 2 }]);

    await settleDeposit(database().orm, account, 8000, api.clock.read());
    for (const { id } of GIFTS.tasks) {
      await act(api, token, { slug: 'one', kind: 'tasks', action: 'collect', input: { task: id } });
    }
    await act(api, token, { slug: 'one', kind: 'wheel', action: 'spin', input: {} });
    const { credits, rewards, ...sums } = await losses();
    expect(sums).toEqual({ money: 8021.5, deposited: 8000, points: 30, guesses: 0 });
    expect(rewards).toEqual(
      expect.arrayContaining([
        { label: '', amount: 18.5, unit: 'usd' },
        { label: '', amount: 3, unit: 'usdt' },
        { label: '保温杯', amount: 1, unit: 'gift' },
      ]),
    );
    expect(credits).toEqual([{ title: '转盘', count: 1 }]);
    expect(await losses(other.token)).toEqual(empty);
    expect((await api.send(personalLosses.path, {})).statusCode).toBe(401);
  });
});
