import type { Tally } from './counts';
import type { Measure } from './definition';
import type { ArmResult, Change, Gain } from './result';
import { ratioOf } from './sample';
import { changeBetween } from './sequence';
import { measured, sumOf } from './tally';

interface ArmTally {
  name: string;
  weight: number;
  tally: Tally;
}

/** For what and how the arms are compared. */
interface Comparison {
  measure: Measure;
  smallest: number;
  visitorsDaily: number;
}

/** The days of a gain. */
const MONTH = 30;

/**
 * The rates of all arms, and what changes from the first one to others.
 *
 * @param compared the arms to compare with the first one
 */
export function armResults(
  arms: readonly ArmTally[],
  compared: readonly ArmTally[],
  { measure, smallest, visitorsDaily }: Comparison,
): ArmResult[] {
  const first = arms[0]?.tally ?? sumOf([]);
  const { dollars, deposits } = sumOf(arms.map(({ tally }) => tally));
  const monthly = (of: Measure) => (rateOf(first, of) ?? 0) * visitorsDaily * MONTH;
  return arms.map((arm) => {
    const changeOf = (of: Measure) =>
      compared.includes(arm)
        ? changeBetween(measured(first, of), measured(arm.tally, of), { smallest, comparisons: compared.length })
        : null;
    return {
      name: arm.name,
      weight: arm.weight,
      tally: arm.tally,
      rate: rateOf(arm.tally, measure),
      change: changeOf(measure),
      accounts: gainOf(changeOf('accounts'), monthly('accounts')),
      dollars: gainOf(changeOf('deposits'), monthly('deposits') * (dollars / deposits)),
    };
  });
}

function rateOf(tally: Tally, measure: Measure): number | null {
  return ratioOf(measured(tally, measure));
}

function gainOf(change: Change | null, monthly: number): Gain | null {
  return change && { low: change.low * monthly, estimate: change.estimate * monthly, high: change.high * monthly };
}
