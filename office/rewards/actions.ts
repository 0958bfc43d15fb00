import type { RowOf } from '@/server/operations/words';

/** What decides about the changes of a reward. */
type Reward = Pick<RowOf<'found_rewards'>, 'id' | 'state' | 'kind' | 'verified' | 'amount'>;

/** A change of chosen rewards. */
export interface RewardAction {
  /** The operation. */
  name: 'pay' | 'release' | 'refuse' | 'void' | 'reverse' | 'reopen';
  title: string;
  look?: 'primary' | 'danger';
  /** Whether it is possible for a reward; the server checks it again. */
  suits: (reward: Reward) => boolean;
}

/** Kinds whose rewards visitors collect for what they did. */
const COLLECTED: readonly Reward['kind'][] = ['cashback', 'invite', 'tasks', 'tiers'];

const isPoints = ({ amount }: Reward) => amount.unit === 'points';

/** What can be done with rewards, in the order of the buttons. */
const ACTIONS: readonly RewardAction[] = [
  {
    name: 'pay',
    title: '标记已到账',
    look: 'primary',
    suits: ({ state, kind, verified }) => state === 'given' && kind !== 'coupon' && verified === 'yes',
  },
  { name: 'release', title: '放行', suits: ({ state }) => state === 'held' },
  { name: 'refuse', title: '拒发', look: 'danger', suits: ({ state }) => state === 'held' },
  {
    name: 'void',
    title: '作废',
    look: 'danger',
    suits: (reward) => reward.state === 'given' || (reward.state === 'paid' && isPoints(reward)),
  },
  {
    name: 'reverse',
    title: '追回',
    look: 'danger',
    suits: (reward) => reward.state === 'paid' && !isPoints(reward),
  },
  {
    name: 'reopen',
    title: '恢复领取',
    suits: ({ state, kind }) => state === 'void' && COLLECTED.includes(kind),
  },
];

/** The changes that are possible for at least one chosen reward, each with the ids of those for which it is. */
export function actionsFor(
  chosen: readonly Reward[],
  mayRun: (operation: string) => boolean,
): { action: RewardAction; ids: string[] }[] {
  return ACTIONS.filter(({ name }) => mayRun(name))
    .map((action) => ({ action, ids: chosen.filter(action.suits).map(({ id }) => String(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
