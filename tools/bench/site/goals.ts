import { median } from '../alternate';
import type { Way } from './page';
import type { Registrations } from './registrations';
import type { RevisedWay } from './revised';
import type { Rate } from './wrk';

/** The goal of a pair of ways: requests per second of the first divided by those of the second. */
interface Goal<Name extends string> {
  way: Name;
  of: Name;
  atLeast: number;
}

/** The edge's goal allows for other work of the machine; docs/decisions/0024 has its rate on a quiet one. */
const GOALS: readonly Goal<Way>[] = [
  { way: 'edge', of: 'plainFile', atLeast: 0.65 },
  { way: 'frontServer', of: 'plainFile', atLeast: 0.3 },
];

/** Goals of pages with revisions: arms cost a second lookup and a cookie, everything else nothing. The rest allows for a busy machine. */
const REVISED_SHARE = { others: 0.9, revised: 0.9, arms: 0.75 } as const;
const REVISED_GOALS: readonly Goal<RevisedWay>[] = (['edge', 'frontServer'] as const).flatMap((place) =>
  (['others', 'revised', 'arms'] as const).map((standing) => ({
    way: `${place} ${standing}` as const,
    of: `${place} none` as const,
    atLeast: REVISED_SHARE[standing],
  })),
);

export interface Judged extends Goal<string> {
  ratio: number;
  met: boolean;
}

type PerSecond = Pick<Rate, 'perSecond'>;

/** Compares rates with the goals. */
export function judge(rates: Readonly<Record<Way, PerSecond>>): Judged[] {
  return GOALS.map((goal) => judged(goal, ratioOf(rates[goal.way], rates[goal.of])));
}

/**
 * Compares the rates of a page with and without revisions round by round: other work of the machine is similar within seconds, but not
 * for medians of minutes.
 */
export function judgeRevised(rounds: Readonly<Record<RevisedWay, readonly PerSecond[]>>): Judged[] {
  return REVISED_GOALS.map((goal) => {
    const ratios = rounds[goal.way].map((rate, round) => ratioOf(rate, rounds[goal.of][round]));
    return judged(goal, median(ratios));
  });
}

function ratioOf(rate: PerSecond, of: PerSecond | undefined): number {
  return rate.perSecond / (of?.perSecond ?? Number.NaN);
}

function judged<Name extends string>(goal: Goal<Name>, ratio: number): Judged {
  return { ...goal, ratio, met: ratio >= goal.atLeast };
}

/** Compares registrations with their goals, which are for two cores. */
export function judgeRegistrations(measured: Registrations): JudgedFigure[] {
  const { best, overloaded, accepted, refused, faults, others } = measured;
  return [
    atLeast('registrations a second', best, 60),
    atLeast('share of them under overload', overloaded / best, 0.8),
    atMost('ms of a registration under overload', accepted, 500),
    atMost('ms of a rejection under overload', refused, 500),
    atMost('ms of a cached page under overload', others.page, 50),
    atMost('ms of a page of the edge under overload', others.edgePage, 50),
    atMost('ms of a code under overload', others.code, 500),
    // Health checks time out after two seconds.
    atMost('ms of a health check under overload', others.health, 2_000),
    atMost('registrations that failed', faults, 0),
  ];
}

export interface JudgedFigure {
  what: string;
  value: number;
  /** Such as `at least 60`. */
  goal: string;
  met: boolean;
}

function atLeast(what: string, value: number, goal: number): JudgedFigure {
  return { what, value, goal: `at least ${goal}`, met: value >= goal };
}

function atMost(what: string, value: number, goal: number): JudgedFigure {
  return { what, value, goal: `at most ${goal}`, met: value <= goal };
}
