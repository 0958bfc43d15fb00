import type { Way } from './page';
import type { Registrations } from './registrations';
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

/** What registrations are to come to on two cores. */
export function judgeRegistrations(measured: Registrations): JudgedFigure[] {
  const { best, overloaded, accepted, refused, faults, others } = measured;
  return [
    atLeast('registrations a second', best, 60),
    atLeast('share of them that is kept under overload', overloaded / best, 0.8),
    atMost('ms of a registration under overload', accepted, 500),
    atMost('ms of a refusal under overload', refused, 500),
    atMost('ms of a cached page under overload', others.page, 50),
    atMost('ms of a page of the edge under overload', others.edgePage, 50),
    atMost('ms of a code under overload', others.code, 500),
    // Who asks for it waits for two seconds.
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
