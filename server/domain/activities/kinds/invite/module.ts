import type { ActivityOf } from '@/lib/activities/schema';
import { ApiProblem } from '../../../../platform/http/problem';
import { give, readGiven } from '../../engine/give';
import { defineModule } from '../../engine/module';
import { type Friend, monthOf, readFriends, readInviteCode } from './friends';

const FRIENDS_SHOWN = 100;

/**
 * Friends who registered with the visitor's code; each one who counts gives a prize, up to a monthly limit, and certain
 * numbers of friends give further ones.
 */
export const invite = defineModule({
  kind: 'invite',

  async state(context) {
    const { account } = context;
    if (!account) return { kind: 'invite', mine: null };
    const own = { ...context, account };
    const friends = await readFriends(own);
    const mine = {
      code: await readInviteCode(own),
      friends: friends
        .slice(0, FRIENDS_SHOWN)
        .map(({ mobile, registeredAt, state }) => ({ mobile, registeredAt: registeredAt.toISOString(), state })),
      counted: friends.filter(isCounted).length,
      collectable: collectableOf(context.activity, friends, await readGiven(own)).length,
    };
    return { kind: 'invite', mine };
  },

  async recount(context, given) {
    const counted = (await readFriends(context)).filter(isCounted);
    const reached = new Set([
      ...counted.map(friendSource),
      ...context.activity.tiers.filter(({ friends }) => counted.length >= friends).map(tierSource),
    ]);
    return { back: [...given.keys()].filter((source) => !reached.has(source)) };
  },

  actions: {
    async collect(context) {
      const friends = await readFriends(context);
      const collectable = collectableOf(context.activity, friends, await readGiven(context));
      if (collectable.length === 0) {
        const any = friends.some(isCounted);
        throw any
          ? new ApiProblem('already_done', { message: '可领取的奖励均已领取' })
          : new ApiProblem('locked', { message: '还没有达标的好友' });
      }
      for (const { source, prize } of collectable) await give(context, source, prize);
      return { won: collectable.map(({ prize }) => prize) };
    },
  },
});

/**
 * The prizes that are not collected yet. A friend's prize belongs to the Beijing month in which the friend registered;
 * within a month, friends are paid in the order of registration until the limit is reached.
 *
 * @param friends newest first
 */
export function collectableOf(
  { each, monthlyMax, tiers }: ActivityOf<'invite'>,
  friends: readonly Omit<Friend, 'mobile'>[],
  given: ReadonlyMap<string, unknown>,
) {
  const counted = friends.filter(isCounted);
  const paid = new Map<string, number>();
  for (const friend of friends) if (given.has(friendSource(friend))) addTo(paid, monthOf(friend));
  const byFriend = counted.toReversed().flatMap((friend) => {
    if (given.has(friendSource(friend)) || (paid.get(monthOf(friend)) ?? 0) >= monthlyMax) return [];
    addTo(paid, monthOf(friend));
    return [{ source: friendSource(friend), prize: each }];
  });
  const byNumber = tiers
    .filter(({ friends: number }) => counted.length >= number)
    .map((tier) => ({ source: tierSource(tier), prize: tier.prize }))
    .filter(({ source }) => !given.has(source));
  return [...byFriend, ...byNumber];
}

function isCounted({ state }: Pick<Friend, 'state'>): boolean {
  return state === 'counted';
}

function friendSource({ account }: Pick<Friend, 'account'>): string {
  return `friend:${account}`;
}

function tierSource({ friends }: { friends: number }): string {
  return `tier:${friends}`;
}

function addTo(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
