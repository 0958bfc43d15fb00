import type { CountRow, Tally } from './counts';
import type { Measure } from './definition';
import type { Result } from './result';

interface Given {
  measure: Measure;
  smallest: number;
  arms: readonly { name: string; weight: number; buckets: number }[];
  rows: readonly CountRow[];
  waiting: number;
  needed: number | null;
  visitorsDaily: number;
}

const NONE: Tally = {
  visitors: 0,
  phones: 0,
  codes: 0,
  accounts: 0,
  verified: 0,
  deposits: 0,
  dollars: 0,
  loaded: 0,
  loadTime: 0,
  loadTimeSquared: 0,
};

export function resultOf({ arms, waiting, needed }: Given): Result {
  return {
    verdict: { code: 'early' },
    counted: 0,
    waiting,
    needed,
    ratio: { p: 1, arms: arms.map(({ name }) => ({ name, expected: 0, seen: 0 })) },
    arms: arms.map(({ name, weight }) => ({
      name,
      weight,
      tally: NONE,
      rate: null,
      change: null,
      accounts: null,
      dollars: null,
    })),
    guardrails: [],
    history: [],
    segments: [],
  };
}
