import type { ActivityOf } from '@/lib/activities/schema';
import { rewards } from '../../../../platform/database/schema/activities';
import { bankCards } from '../../../../platform/database/schema/identity';
import { bindCard, closeTrade, describeOnDatabase, Player, settleDeposit, usd } from '../../../../testing';
import { verifyIdentity } from '../../../identity/service';

const PERIOD = { from: '2026-06-01', to: '2026-06-30' };

const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '新人任务',
  order: 'sequence',
  tasks: [
    { id: 'open', title: '开户', text: '开立账户', condition: { type: 'registered' }, prize: null },
    { id: 'verify', title: '实名', text: '完成实名', condition: { type: 'verified' }, prize: usd(8) },
    { id: 'card', title: '绑卡', text: '绑定银行卡', condition: { type: 'card' }, prize: usd(5) },
    { id: 'fund', title: '入金', text: '首次入金', condition: { type: 'first-deposit', from: 200 }, prize: usd(20) },
    { id: 'more', title: '再入金', text: '累计入金', condition: { type: 'deposit', from: 500 }, prize: usd(30) },
    { id: 'trade', title: '交易', text: '交易', condition: { type: 'trade', from: 0.3 }, prize: usd(40) },
  ],
};
const DAY = 24 * 3_600_000;
const COLLECTED = 'already_done: 该奖励已领取';

describeOnDatabase((database) => {
  const statesOf = async (player: Player<'tasks'>) =>
    Object.fromEntries((await player.state()).mine?.tasks.map(({ id, state }) => [id, state]) ?? []);
  const collect = (player: Player<'tasks'>, task: string) => player.won('collect', { task });
  const verify = ({ api, account }: Player<'tasks'>) =>
    verifyIdentity(api.services, { account, name: '王小明', number: '11010519491231002X' }, api.clock.read());

  // @proves …：通过实名认证，得 …
  // @proves …：绑定本人名下的银行卡，得 …
  // @proves …：累计入金满 …，得 …
  // @proves …：累计平仓满 … 手，得 …
  // @proves …项依次完成，前一项完成后才可领取后一项
  // @proves 各领一次
  // @proves 各领一次，合计 …
  // @proves 登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证
  test('derives every task from the account, in sequence, and pays it once', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS, PERIOD);
    const { account } = player;
    const { orm } = database();
    const now = player.api.clock.read();
    expect(await statesOf(player)).toEqual({
      open: 'done',
      verify: 'open',
      card: 'locked',
      fund: 'locked',
      more: 'locked',
      trade: 'locked',
    });
    expect(await collect(player, 'verify')).toEqual('locked: 任务尚未完成');
    // A task that is done early waits for the one before it.
    await bindCard(orm, account, now);
    expect(await collect(player, 'card')).toEqual('locked: 请先完成上一项任务');
    await verify(player);
    expect(await statesOf(player)).toMatchObject({ verify: 'done', card: 'done', fund: 'open', more: 'locked' });
    expect(await collect(player, 'card')).toEqual([usd(5)]);
    await settleDeposit(orm, account, 200, now);
    await settleDeposit(orm, account, 299.99, now);
    expect(await statesOf(player)).toMatchObject({ fund: 'done', more: 'open', trade: 'locked' });
    await settleDeposit(orm, account, 0.01, now);
    await closeTrade(orm, account, 0.29, now);
    expect(await statesOf(player)).toMatchObject({ fund: 'done', more: 'done', trade: 'open' });
    await closeTrade(orm, account, 0.01, now);
    for (const [task, amount] of Object.entries({ verify: 8, fund: 20, more: 30, trade: 40 })) {
      expect(await collect(player, task)).toEqual([usd(amount)]);
      expect(await collect(player, task)).toEqual(COLLECTED);
    }
    expect((await player.rewards()).map(({ prize }) => prize.amount)).toEqual([40, 30, 20, 8, 5]);
  });

  // @proves …项不分先后，完成一项可领一项
  // @proves 活动另行公布开始时间的，自该时间起计算，此前的不计入
  test('does not count deposits and trades before the campaign', async () => {
    const player = await Player.enter<'tasks'>(database(), { ...TASKS, order: 'any' }, PERIOD);
    const before = new Date(player.api.clock.read().getTime() - DAY);
    await settleDeposit(database().orm, player.account, 1000, before);
    await closeTrade(database().orm, player.account, 5, before);
    await settleDeposit(database().orm, player.account, 400, player.api.clock.read());
    expect(await statesOf(player)).toMatchObject({ fund: 'open', more: 'open', trade: 'open', verify: 'open' });
    await closeTrade(database().orm, player.account, 0.3, player.api.clock.read());
    expect(await collect(player, 'trade')).toEqual([usd(40)]);
  });

  // @proves …：首次入金单笔满 …，得 …
  test('requires the amount of the first deposit, also when a larger one follows', async () => {
    const player = await Player.enter<'tasks'>(database(), { ...TASKS, order: 'any' });
    const now = player.api.clock.read();
    await settleDeposit(database().orm, player.account, 199.99, now);
    await settleDeposit(database().orm, player.account, 500, new Date(now.getTime() + 1));
    expect(await statesOf(player)).toMatchObject({ fund: 'open', more: 'done' });
  });

  test('does not give a prize again that was taken back, and keeps the next task open', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    await verify(player);
    await collect(player, 'verify');
    await database().orm.update(rewards).set({ state: 'void' });
    expect(await collect(player, 'verify')).toEqual(COLLECTED);
    expect(await statesOf(player)).toMatchObject({ verify: 'collected', card: 'open' });
  });

  test('leaves a prize collected after its card is removed', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    await verify(player);
    await bindCard(database().orm, player.account, player.api.clock.read());
    await collect(player, 'card');
    await database().orm.update(bankCards).set({ state: 'removed' });
    expect(await statesOf(player)).toMatchObject({ verify: 'done', card: 'collected', fund: 'open' });
  });

  test.each([
    ['those after it in a sequence', 'sequence', '4、5，共 70 美元', 'locked'],
    ['no independent ones', 'any', '4，共 30 美元', 'collected'],
  ] as const)(
    'takes back the task that a reversed deposit had completed, and %s',
    async (_case, order, back, trade) => {
      const player = await Player.enter<'tasks'>(database(), { ...TASKS, order });
      const { account, api } = player;
      const { orm } = database();
      const now = api.clock.read();
      await verify(player);
      await bindCard(orm, account, now);
      await settleDeposit(orm, account, 200, now);
      const reference = await settleDeposit(orm, account, 300, new Date(now.getTime() + 1));
      await closeTrade(orm, account, 0.3, now);
      for (const { id, prize } of TASKS.tasks) if (prize) await collect(player, id);
      const reversal = { reference, reason: 'typed twice' };
      expect(await api.run('reverse-deposit', reversal)).toBe(
        `撤销账户 ${account} 的入金 ${reference}（$300）。收回奖励 ${back}。`,
      );
      expect(await statesOf(player)).toEqual({
        open: 'done',
        verify: 'collected',
        card: 'collected',
        fund: 'collected',
        more: 'open',
        trade,
      });
    },
  );

  test('rejects a task without a prize and an unknown one at its field', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    for (const task of ['open', 'other']) {
      const answer = await player.act('collect', { task });
      const errors = [{ field: 'task', message: '该任务没有可领取的奖励' }];
      expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
    }
  });

  test('shows nothing personal without an account', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    expect(await player.state('nobody')).toEqual({ kind: 'tasks', mine: null });
  });
});
