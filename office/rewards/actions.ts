import type { NamedRow } from '../answer/rows-of';

/** A change of chosen rewards. */
export interface RewardAction {
  /** The operation. */
  name: 'pay' | 'release' | 'refuse' | 'void' | 'reverse' | 'reopen';
  title: string;
  danger?: true;
  /** Whether it is possible for a reward; the server checks it again. */
  suits: (reward: NamedRow) => boolean;
}

/** Kinds whose rewards visitors collect for what they did. */
const COLLECTED = ['cashback', 'invite', 'tasks', 'tiers'];

const isPoints = ({ amount }: NamedRow) => (amount as { unit?: string } | null)?.unit === 'points';

/** What can be done with rewards, in the order of the buttons. */
const ACTIONS: readonly RewardAction[] = [
  {
    name: 'pay',
    title: '标记已到账',
    suits: ({ state, kind, verified }) => state === 'given' && kind !== 'coupon' && verified === 'yes',
  },
  { name: 'release', title: '放行', suits: ({ state }) => state === 'held' },
  { name: 'refuse', title: '拒发', danger: true, suits: ({ state }) => state === 'held' },
  {
    name: 'void',
    title: '作废',
    danger: true,
    suits: (reward) => reward.state === 'given' || (reward.state === 'paid' && isPoints(reward)),
  },
  {
    name: 'reverse',
    title: '追回',
    danger: true,
    suits: (reward) => reward.state === 'paid' && !isPoints(reward),
  },
  {
    name: 'reopen',
    title: '恢复领取',
    suits: ({ state, kind }) => state === 'void' && COLLECTED.includes(String(kind)),
  },
];

/** The changes that are possible for at least one chosen reward, each with the ids of those for which it is. */
export function actionsFor(
  chosen: readonly NamedRow[],
  mayRun: (operation: string) => boolean,
): { action: RewardAction; ids: string[] }[] {
  return ACTIONS.filter(({ name }) => mayRun(name))
    .map((action) => ({ action, ids: chosen.filter(action.suits).map(({ id }) => String(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
