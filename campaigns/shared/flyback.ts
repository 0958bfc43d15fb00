import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

/** Both gifts in US dollars: of the verification, of a first deposit from so much on, of so many standard lots closed. */
const FLYBACKS = {
  eight: { verified: 8, deposited: { amount: 30, from: 200 }, traded: { amount: 50, lots: 4 } },
  nine: { verified: 9, deposited: { amount: 30, from: 300 }, traded: { amount: 60, lots: 5 } },
};
type Name = keyof typeof FLYBACKS;

interface Leg {
  name: string;
  text: string;
}

/** A gift in three tasks, with its own words. */
interface Flyback extends Pick<Campaign, 'slug' | 'title' | 'description' | 'theme'> {
  gift: Name;
  hero: Campaign['hero'];
  /** Title and explanation of each task. */
  legs: { verified: Leg; deposited: Leg; traded: Leg };
  tasksTitle: string;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
}

/** A campaign of three tasks, each paid when it is collected. */
export function flyback({ gift, legs, tasksTitle, ...words }: Flyback): CampaignInput {
  const { verified, deposited, traded } = FLYBACKS[gift];
  const tasks = [
    task('verified', legs.verified, { type: 'verified' as const }, verified),
    {
      ...task('deposited', legs.deposited, { type: 'first-deposit' as const, from: deposited.from }, deposited.amount),
      exclusive: 'first-deposit' as const,
    },
    task('traded', legs.traded, { type: 'trade' as const, from: traded.lots }, traded.amount),
  ];
  const sums = gift === 'eight' ? '{tasks.amount.sum} 与 {other}' : '{other} 与 {tasks.amount.sum}';
  return {
    ...words,
    exclusive: 'flyback',
    bonus: { days: 60, perLot: 15 },
    constants: otherFlyback(gift === 'eight' ? 'nine' : 'eight'),
    activities: [{ kind: 'tasks', title: tasksTitle, order: 'sequence', tasks }],
    deposit: '去入金',
    rules: rulesOf({ who: [`${sums} {flybacks|count}档回赠属于同一系列。`] }),
  };
}

function task<Condition>(id: string, { name, text }: Leg, condition: Condition, amount: number) {
  return { id, title: name, text, condition, prize: { label: name, amount, unit: 'usd' as const } };
}

/** Figures of the other flyback, for texts that compare both. */
function otherFlyback(gift: Name): NonNullable<Campaign['constants']> {
  const { verified, deposited, traded } = FLYBACKS[gift];
  const source = '另一档回赠';
  return {
    other: { is: verified + deposited.amount + traded.amount, unit: 'usd', source },
    // The page of the smaller one compares conditions as well.
    ...(gift === 'nine' && {
      otherDeposit: { is: deposited.from, unit: 'usd' as const, source },
      otherLots: { is: traded.lots, source },
    }),
    flybacks: { is: Object.keys(FLYBACKS).length, source: '两档回赠各为一个活动' },
  };
}
