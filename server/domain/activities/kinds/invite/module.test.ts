import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { checkDigitOf } from '@/lib/contract/identity-number';
import { accounts } from '../../../../platform/database/schema/accounts';
import { describeOnBothDatabases } from '../../../../testing/databases';
import { closeTrade } from '../../../../testing/facts';
import { Player } from '../../../../testing/player';
import { Visitor } from '../../../../testing/visitor';
import { verifyIdentity } from '../../../identity/service';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const INVITE: ActivityOf<'invite'> = {
  kind: 'invite',
  title: '邀请好友',
  condition: { type: 'trade', from: 1 },
  conditionLabel: '交易满 1 手',
  each: { label: '邀请奖励', amount: 10, unit: 'usd' },
  monthlyMax: 2,
  tiers: [
    { friends: 1, prize: { label: '首位好友', amount: 5, unit: 'usd' } },
    { friends: 3, prize: { label: '三位好友', amount: 30, unit: 'usd' } },
  ],
};

describeOnBothDatabases((database) => {
  let player: Player<'invite'>;
  beforeEach(async () => {
    player = await Player.enter<'invite'>(database(), INVITE, { from: '2026-06-01', to: '2026-08-31' });
  });
  const mine = async () => {
    const state = (await player.state()).mine;
    if (!state) throw new Error('The player is not signed in.');
    return state;
  };
  /** Somebody registers with a code, a minute later than the one before. */
  const invite = async (code?: string) => {
    player.api.clock.move(MINUTE);
    const visitor = new Visitor(player.api);
    const { account } = await visitor.join({ invitecode: code ?? (await mine()).code });
    return { account, mobile: visitor.mobile };
  };
  const trade = ({ account }: { account: string }) => closeTrade(database().orm, account, 1, player.api.clock.read());
  const collect = async () => {
    const answer = (await player.act('collect')).json();
    return answer.code ?? answer.Data.won.map(({ amount }: { amount: number }) => amount);
  };

  test('friends are listed newest first with masked numbers, and count once they have done what is asked', async () => {
    expect(await mine()).toMatchObject({ friends: [], counted: 0, collectable: 0 });
    const first = await invite();
    const second = await invite();
    expect(await collect()).toBe('locked');
    await trade(first);
    const { friends, counted, collectable } = await mine();
    const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    expect(friends.map(({ mobile, counts }) => [mobile, counts])).toEqual([
      [masked(second.mobile), false],
      [masked(first.mobile), true],
    ]);
    expect([counted, collectable]).toEqual([1, 2]);
    expect(JSON.stringify(friends)).not.toContain(first.account);
  });

  test('every prize is collected once, also by many collections at once', async () => {
    await trade(await invite());
    const answers = await Promise.all(Array.from({ length: 10 }, collect));
    expect(answers.filter((answer) => answer !== 'already_done')).toEqual([[10, 5]]);
    await trade(await invite());
    expect(await collect()).toEqual([10]);
    expect((await mine()).collectable).toBe(0);
  });

  test('a month pays for no more friends than it may; those beyond it count for the numbers', async () => {
    const friends = [await invite(), await invite(), await invite()];
    // The latest two count first and are paid; the oldest one, who counts later, finds the month full.
    for (const friend of friends.slice(1)) await trade(friend);
    expect(await collect()).toEqual([10, 10, 5]);
    await trade(friends[0] as { account: string });
    expect(await collect()).toEqual([30]);
    player.api.clock.move(31 * DAY);
    await trade(await invite());
    expect(await collect()).toEqual([10]);
  });

  test('who invites himself under another number gives nothing, nor does one person under two', async () => {
    const verify = (account: string, number: string) =>
      verifyIdentity(player.api.services, { account, name: '王小明', number }, player.api.clock.read());
    const self = await invite();
    const [friend, again] = [await invite(), await invite()];
    await verify(player.account, '11010519491231002X');
    await verify(self.account, '11010519491231002x');
    const other = `11010519800101001${checkDigitOf('11010519800101001')}`;
    for (const { account } of [friend, again]) await verify(account, other);
    for (const account of [self, friend, again]) await trade(account);
    expect((await mine()).friends.map(({ counts }) => counts)).toEqual([false, true, false]);
    expect(await collect()).toEqual([10, 5]);
  });

  test('a circle of invitations gives nothing to who is younger than the invited one', async () => {
    const friend = await invite();
    await trade(friend);
    expect((await mine()).counted).toBe(1);
    // Cannot come about through the calls: an inviter is older than who is invited.
    await database()
      .orm.update(accounts)
      .set({ invitedBy: friend.account, createdAt: new Date(player.api.clock.read().getTime() + MINUTE) })
      .where(eq(accounts.number, player.account));
    expect(await mine()).toMatchObject({ friends: [], counted: 0, collectable: 0 });
    expect(await collect()).toBe('locked');
  });

  test('who registered before the campaign began is not among the friends', async () => {
    const early = await invite();
    await database()
      .orm.update(accounts)
      .set({ createdAt: new Date('2026-05-31T15:00:00Z') })
      .where(eq(accounts.number, early.account));
    await database()
      .orm.update(accounts)
      .set({ createdAt: new Date('2026-05-01T00:00:00Z') })
      .where(eq(accounts.number, player.account));
    await trade(early);
    expect((await mine()).friends).toEqual([]);
  });

  test('without an account there is no code', async () => {
    expect(await player.state('nobody')).toEqual({ kind: 'invite', mine: null });
  });
});
