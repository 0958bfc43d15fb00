import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { accounts } from '../../../../platform/database/schema/accounts';
import { identities } from '../../../../platform/database/schema/identity';
import { closeTrade, describeOnDatabase, INVITE, Player, usd, Visitor } from '../../../../testing';
import { verifyIdentity } from '../../../identity/service';
import { activityEngine } from '../../activity-engine';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOBODY_COUNTS = 'locked: 还没有达标的好友';
const ALL_COLLECTED = 'already_done: 可领取的奖励均已领取';

const TRADED: ActivityOf<'invite'> = {
  ...INVITE,
  condition: { type: 'trade', from: 1 },
  monthlyMax: 2,
  tiers: [
    { friends: 1, prize: usd(5) },
    { friends: 3, prize: usd(30) },
  ],
};

describeOnDatabase((database) => {
  let player: Player<'invite'>;
  beforeEach(async () => {
    player = await Player.enter<'invite'>(database(), TRADED, { from: '2026-06-01', to: '2026-08-31' });
  });
  const mine = async () => {
    const state = (await player.state()).mine;
    if (!state) throw new Error('The player is not signed in.');
    return state;
  };
  /** Registers a friend with a code, a minute after the previous one. */
  const invite = async (code?: string) => {
    player.api.clock.move(MINUTE);
    const visitor = new Visitor(player.api);
    const { account } = await visitor.join({ invitecode: code ?? (await mine()).code });
    return { account, mobile: visitor.mobile };
  };
  const trade = ({ account }: { account: string }) => closeTrade(database().orm, account, 1, player.api.clock.read());
  const verify = ({ account }: { account: string }, number = newIdentityNumber()) =>
    verifyIdentity(player.api.services, { account, name: '王小明', number }, player.api.clock.read());
  const complete = async (friend: { account: string }) => {
    await verify(friend);
    await trade(friend);
  };
  const states = async () => (await mine()).friends.map(({ state }) => state);
  const collect = async () => {
    const answer = (await player.act('collect')).json();
    return answer.Data.won?.map(({ amount }: { amount: number }) => amount) ?? `${answer.code}: ${answer.Data}`;
  };

  test('lists friends newest first with masked numbers, and counts those who meet the condition', async () => {
    expect(await mine()).toMatchObject({ friends: [], counted: 0, collectable: 0 });
    const first = await invite();
    const second = await invite();
    expect(await collect()).toBe(NOBODY_COUNTS);
    await complete(first);
    const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    const now = player.api.clock.read().getTime();
    const friends = [
      { mobile: masked(second.mobile), registeredAt: new Date(now).toISOString(), state: 'registered' },
      { mobile: masked(first.mobile), registeredAt: new Date(now - MINUTE).toISOString(), state: 'counted' },
    ];
    const { code } = await mine();
    expect(await player.state()).toEqual({ kind: 'invite', mine: { code, friends, counted: 1, collectable: 2 } });
  });

  // @proves 好友达标后，回到本页点击领取
  test('gives every prize once, also for parallel collections', async () => {
    await complete(await invite());
    const answers = await Promise.all(Array.from({ length: 10 }, collect));
    expect(answers.filter((answer) => answer !== ALL_COLLECTED)).toEqual([[10, 5]]);
    await complete(await invite());
    expect(await collect()).toEqual([10]);
    expect((await mine()).collectable).toBe(0);
  });

  // @proves 按好友注册的北京月份计，每月至多 … 位
  // @proves 达标好友满 …，各领一次，可以累计，不受每月位数所限
  // @proves 活动期间注册的好友，达标不限天数
  test('pays for a limited number of friends a month, and counts the others for the tiers', async () => {
    const friends = [await invite()];
    player.api.clock.move(DAY);
    friends.push(await invite(), await invite());
    // The latest two count first and are paid; the oldest one counts later, when the month is full.
    for (const friend of friends.slice(1)) await complete(friend);
    expect(await collect()).toEqual([10, 10, 5]);
    await complete(friends[0] as { account: string });
    expect(await collect()).toEqual([30]);
    player.api.clock.move(31 * DAY);
    const slow = await invite();
    player.api.clock.move(50 * DAY);
    await complete(slow);
    expect(await collect()).toEqual([10]);
  });

  // @proves 每位好友通过实名认证并累计平仓满 … 手，邀请人得 …
  // @proves 好友的平仓手数自其账户开立起计算
  test('counts a friend who has traded from the verification on, alike on the page, in rewards and in the ledger', async () => {
    const friend = await invite();
    const seen = async () => {
      const { counted, collectable } = await mine();
      const paid = (await player.rewards()).map(({ prize }) => prize.amount);
      return { states: await states(), counted, collectable, paid };
    };
    await trade(friend);
    expect(await seen()).toEqual({ states: ['registered'], counted: 0, collectable: 0, paid: [] });
    expect(await collect()).toBe(NOBODY_COUNTS);
    await verify(friend);
    expect(await seen()).toEqual({ states: ['counted'], counted: 1, collectable: 2, paid: [] });
    expect(await collect()).toEqual([10, 5]);
    expect(await seen()).toEqual({ states: ['counted'], counted: 1, collectable: 0, paid: [5, 10] });
    const next = await invite();
    await verify(next);
    expect(await seen()).toEqual({ states: ['verified', 'counted'], counted: 1, collectable: 0, paid: [5, 10] });
    await trade(next);
    expect(await collect()).toEqual([10]);
    expect(await seen()).toEqual({ states: ['counted', 'counted'], counted: 2, collectable: 0, paid: [10, 5, 10] });
  });

  // @proves 好友以身份证件认定，一个证件只计一位，以最先认证的账户为准
  // @proves 与邀请人为同一证件的，不计入
  test("counts and pays once for four accounts with one document, and never for the visitor's own", async () => {
    const document = newIdentityNumber();
    const friends = [await invite(), await invite(), await invite(), await invite()];
    for (const friend of friends) await trade(friend);
    const answers = await Promise.allSettled(friends.map((friend) => verify(friend, document)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await mine()).counted).toBe(1);
    expect(await collect()).toEqual([10, 5]);
    expect(await collect()).toBe(ALL_COLLECTED);
    expect((await player.rewards()).map(({ prize }) => prize.amount)).toEqual([5, 10]);

    const own = newIdentityNumber();
    await verify(player, own);
    const self = await invite();
    await expect(verify(self, own)).rejects.toThrow('document_refused');
    await trade(self);
    expect((await states())[0]).toBe('registered');
    expect(await collect()).toBe(ALL_COLLECTED);
  });

  test('does not count accounts twice that shared a document before documents were unique', async () => {
    const [first, second, self] = [await invite(), await invite(), await invite()];
    for (const friend of [first, second, self]) await complete(friend);
    await verify(player);
    const hashOf = async ({ account }: { account: string }) =>
      (await database().orm.select().from(identities).where(eq(identities.account, account)))[0]?.numberHash ?? '';
    const share = (account: string, numberHash: string) =>
      database().orm.update(identities).set({ numberHash, duplicate: true }).where(eq(identities.account, account));
    await share(second.account, await hashOf(first));
    await share(player.account, await hashOf(self));
    expect(await states()).toEqual(['excluded', 'excluded', 'counted']);
    expect(await collect()).toEqual([10, 5]);
  });

  // @proves 好友：经邀请人的链接、海报或邀请码注册，且注册晚于邀请人的账户
  test('gives nothing for a friend who is older than the inviter', async () => {
    const friend = await invite();
    await complete(friend);
    expect((await mine()).counted).toBe(1);
    // The calls cannot create such a circle: an inviter is older than the friend.
    await database()
      .orm.update(accounts)
      .set({ invitedBy: friend.account, createdAt: new Date(player.api.clock.read().getTime() + MINUTE) })
      .where(eq(accounts.number, player.account));
    expect(await mine()).toMatchObject({ friends: [], counted: 0, collectable: 0 });
    expect(await collect()).toBe(NOBODY_COUNTS);
  });

  test('does not list a friend who registered before the campaign', async () => {
    const early = await invite();
    await database()
      .orm.update(accounts)
      .set({ createdAt: new Date('2026-05-31T15:00:00Z') })
      .where(eq(accounts.number, early.account));
    await database()
      .orm.update(accounts)
      .set({ createdAt: new Date('2026-05-01T00:00:00Z') })
      .where(eq(accounts.number, player.account));
    await complete(early);
    expect((await mine()).friends).toEqual([]);
  });

  test('does not list a friend who registered after the campaign', async () => {
    const last = await invite();
    player.api.clock.move(Date.parse('2026-08-31T16:00:00Z') - player.api.clock.read().getTime());
    await invite();
    expect((await mine()).friends.map(({ mobile }) => mobile.slice(-4))).toEqual([last.mobile.slice(-4)]);
  });

  test('counts all friends without campaign dates, and shows the newest hundred', async () => {
    player = await Player.enter<'invite'>(database(), TRADED);
    await complete(await invite());
    const before = player.api.clock.read().getTime();
    // Accounts of a provider's backend, whose mobile numbers are unknown here.
    const held = { invitedBy: player.account, fromUrl: '', landing: {}, clientId: '' };
    const rows = Array.from({ length: 100 }, (_, index) => {
      return { ...held, number: `${index}`, inviteCode: `${index}`, createdAt: new Date(before + 1 + index) };
    });
    await database().orm.insert(accounts).values(rows);
    const shown = rows.toReversed().map(({ createdAt }) => {
      return { mobile: '', registeredAt: createdAt.toISOString(), state: 'registered' };
    });
    expect(await mine()).toMatchObject({ friends: shown, counted: 1, collectable: 2 });
  });

  // @proves 登录本页取得专属链接与海报
  test('shows no code without an account', async () => {
    expect(await player.state('nobody')).toEqual({ kind: 'invite', mine: null });
  });

  test('throws for an account that does not exist', async () => {
    const { services, clock } = player.api;
    const target = { slug: Player.slug, kind: 'invite' } as const;
    await expect(activityEngine.readState(services, target, '00000000', clock.read())).rejects.toThrow(
      'A session names an account that does not exist.',
    );
  });
});
