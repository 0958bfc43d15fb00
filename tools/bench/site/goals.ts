import type { Way } from './page';
import type { Registrations } from './registrations';
import type { Rate } from './wrk';

/** The goal of a pair of ways: requests per second of the first divided by those of the second. */
interface Goal {
  way: Way;
  of: Way;
  atLeast: number;
}

/** The edge's goal allows for other work of the machine; docs/decisions/0024 has its rate on a quiet one. */
const GOALS: readonly Goal[] = [
  { way: 'edge', of: 'plainFile', atLeast: 0.65 },
  { way: 'frontServer', of: 'plainFile', atLeast: 0.3 },
  { way: 'edgeArms', of: 'edge', atLeast: 0.4 },
  { way: 'frontServerArms', of: 'frontServer', atLeast: 0.6 },
];

export interface Judged extends Goal {
  ratio: number;
  met: boolean;
}

type PerSecond = Pick<Rate, 'perSecond'>;

/** Compares rates with the goals. */
export function judge(rates: Readonly<Record<Way, PerSecond>>): Judged[] {
  return GOALS.map((goal) => {
    const ratio = rates[goal.way].perSecond / rates[goal.of].perSecond;
    return { ...goal, ratio, met: ratio >= goal.atLeast };
  });
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
