import type { ActivityOf } from '@/lib/activities/schema';
import { rewards } from '../../../../platform/database/schema/activities';
import { bankCards } from '../../../../platform/database/schema/identity';
import { describeOnBothDatabases } from '../../../../testing/databases';
import { bindCard, closeTrade, settleDeposit } from '../../../../testing/facts';
import { Player } from '../../../../testing/player';
import { verifyIdentity } from '../../../identity/service';

const PERIOD = { from: '2026-06-01', to: '2026-06-30' };
const bonus = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });

const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '新人任务',
  order: 'sequence',
  tasks: [
    { id: 'open', title: '开户', text: '开立账户', condition: { type: 'registered' }, prize: null },
    { id: 'verify', title: '实名', text: '完成实名', condition: { type: 'verified' }, prize: bonus(8) },
    { id: 'card', title: '绑卡', text: '绑定银行卡', condition: { type: 'card' }, prize: bonus(5) },
    { id: 'fund', title: '入金', text: '首次入金', condition: { type: 'first-deposit', from: 200 }, prize: bonus(20) },
    { id: 'more', title: '再入金', text: '累计入金', condition: { type: 'deposit', from: 500 }, prize: bonus(30) },
    { id: 'trade', title: '交易', text: '交易', condition: { type: 'trade', from: 0.3 }, prize: bonus(40) },
  ],
};
const DAY = 24 * 3_600_000;

describeOnBothDatabases((database) => {
  const statesOf = async (player: Player<'tasks'>) =>
    Object.fromEntries((await player.state()).mine?.tasks.map(({ id, state }) => [id, state]) ?? []);
  const collect = async (player: Player<'tasks'>, task: string) => {
    const answer = (await player.act('collect', { task })).json();
    return answer.code ?? answer.Data.won;
  };
  const verify = ({ api, account }: Player<'tasks'>) =>
    verifyIdentity(api.services, { account, name: '王小明', number: '11010519491231002X' }, api.clock.read());

  test('every task follows from the account, one after the other, and pays once', async () => {
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
    expect(await collect(player, 'verify')).toBe('locked');
    // Done out of turn it waits for the one before it.
    await bindCard(orm, account, now);
    expect(await collect(player, 'card')).toBe('locked');
    await verify(player);
    expect(await statesOf(player)).toMatchObject({ verify: 'done', card: 'done', fund: 'open', more: 'locked' });
    expect(await collect(player, 'card')).toEqual([bonus(5)]);
    await settleDeposit(orm, account, 300, now);
    await settleDeposit(orm, account, 200, now);
    await closeTrade(orm, account, 0.1, now);
    expect(await statesOf(player)).toMatchObject({ fund: 'done', more: 'done', trade: 'open' });
    await closeTrade(orm, account, 0.2, now);
    for (const [task, amount] of Object.entries({ verify: 8, fund: 20, more: 30, trade: 40 })) {
      expect(await collect(player, task)).toEqual([bonus(amount)]);
      expect(await collect(player, task)).toBe('already_done');
    }
    expect((await player.rewards()).map(({ prize }) => prize.amount)).toEqual([40, 30, 20, 8, 5]);
  });

  test('what was deposited and traded before the campaign began does not count', async () => {
    const player = await Player.enter<'tasks'>(database(), { ...TASKS, order: 'any' }, PERIOD);
    const before = new Date(player.api.clock.read().getTime() - DAY);
    await settleDeposit(database().orm, player.account, 1000, before);
    await closeTrade(database().orm, player.account, 5, before);
    await settleDeposit(database().orm, player.account, 400, player.api.clock.read());
    expect(await statesOf(player)).toMatchObject({ fund: 'open', more: 'open', trade: 'open', verify: 'open' });
  });

  test('a prize that was taken back cannot be collected again, and what follows stays within reach', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    await verify(player);
    await collect(player, 'verify');
    await database().orm.update(rewards).set({ state: 'void' });
    expect(await collect(player, 'verify')).toBe('already_done');
    expect(await statesOf(player)).toMatchObject({ verify: 'collected', card: 'open' });
  });

  test('what was collected stays so, also when its card is removed later', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    await verify(player);
    await bindCard(database().orm, player.account, player.api.clock.read());
    await collect(player, 'card');
    await database().orm.update(bankCards).set({ state: 'removed' });
    expect(await statesOf(player)).toMatchObject({ verify: 'done', card: 'collected', fund: 'open' });
  });

  test('a task without a prize, or of another name, is refused at its field', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    for (const task of ['open', 'other']) {
      const answer = await player.act('collect', { task });
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'task']);
    }
  });

  test('without an account there is nothing of one', async () => {
    const player = await Player.enter<'tasks'>(database(), TASKS);
    expect(await player.state('nobody')).toEqual({ kind: 'tasks', mine: null });
  });
});
