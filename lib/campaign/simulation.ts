import { percentOf } from '../activities/percent-of';
import { dollars, figure } from '../activities/prize-text';
import type { Exposure } from './exposure';
import { recurringText } from './recurring-text';

/** In what part of the runs something was used up, 0 to 1, and by which Beijing day in half of these. */
interface UsedUp {
  share: number;
  day: string | null;
}

/** The result of a simulated campaign. Money is in US dollars, pieces and money are means of the runs. */
export interface Simulation {
  seed: number;
  runs: number;
  /** Whether the customers are like accounts or like stated assumptions. */
  source: 'accounts' | 'stated';
  customers: number;
  /** First and last simulated Beijing day. */
  from: string;
  to: string;
  /** With the bounds below which 5 % and 95 % of the runs are. */
  cost: { mean: number; low: number; high: number };
  /** The most that the definition gives to one customer. */
  most: Omit<Exposure, 'slug'>;
  /** The most that a simulated customer has got. */
  largest: number;
  /** Limited items; `taken` counts the pieces of all rounds. */
  stock: { name: string; total: number; perRound?: 'packets' | 'month' | undefined; taken: number; usedUp: UsedUp }[];
  /** The sum of the odds of each draw, out of ten thousand. */
  odds: { name: string; sum: number }[];
  budget: { dollars: number; used: number; usedUp: UsedUp } | undefined;
}

const PER_ROUND = { packets: '每场', month: '每月' };

/** A simulation in sentences for operators. */
export function simulationSentences({ cost, most, stock, odds, budget, ...simulation }: Simulation): string[] {
  const { runs, seed, source, customers, from, to, largest } = simulation;
  const who = source === 'accounts' ? '近 90 天参加过活动的账户' : '填写的假设';
  const recurring = most.recurring.map(recurringText).join('；');
  return [
    `按${who}模拟 ${figure(customers)} 位客户，${from} 至 ${to}，共 ${runs} 次，随机种子 ${seed}。`,
    `成本平均 ${dollars(cost.mean)}，九成的模拟在 ${dollars(cost.low)} 至 ${dollars(cost.high)} 之间。`,
    `一位客户至多可得：必得 ${dollars(most.certain)}，券 ${dollars(most.coupons)}，抽奖至多再得 ${dollars(most.luck)}${recurring && `；另有${recurring}`}。模拟中最多的一位得 ${dollars(largest)}。`,
    ...stock.map(
      ({ name, total, perRound, taken, usedUp }) =>
        `奖品“${name}”${perRound ? PER_ROUND[perRound] : ''}共 ${figure(total)} 件，平均共发出 ${figure(taken)} 件，${usedUpText(usedUp)}。`,
    ),
    ...odds.map(({ name, sum }) => `“${name}”各项概率之和为 ${percentOf(sum)}。`),
    ...(budget
      ? [`预算 ${dollars(budget.dollars)}，平均用去 ${dollars(budget.used)}，${usedUpText(budget.usedUp)}。`]
      : []),
  ];
}

function usedUpText({ share, day }: UsedUp): string {
  return day === null ? '没有用完' : `在 ${Math.round(share * 100)}% 的模拟中用完，通常在 ${day}`;
}
