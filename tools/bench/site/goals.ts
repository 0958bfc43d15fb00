import type { Way } from './page';
import type { Rate } from './wrk';

/** What a pair of ways is to come to: the first's requests a second by the second's. */
export interface Goal {
  way: Way;
  of: Way;
  atLeast: number;
}

/** The edge's leaves room for what else runs on the machine; docs/decisions/0024 has what it comes to alone. */
const GOALS: readonly Goal[] = [
  { way: 'edge', of: 'plainFile', atLeast: 0.65 },
  { way: 'frontServer', of: 'plainFile', atLeast: 0.3 },
  { way: 'frontServer', of: 'perRequest', atLeast: 100 },
];

export interface Judged extends Goal {
  ratio: number;
  met: boolean;
}

/** Holds rates against the goals. */
export function judge(rates: Readonly<Record<Way, Pick<Rate, 'perSecond'>>>): Judged[] {
  return GOALS.map((goal) => {
    const ratio = rates[goal.way].perSecond / rates[goal.of].perSecond;
    return { ...goal, ratio, met: ratio >= goal.atLeast };
  });
}
