import { limit } from '@/scripts/lib/limit.mjs';

/** Units within which a visitor's call must succeed again. */
const WRITES_AGAIN = 15;

/** What one fault did to the visitors. */
export interface Outcome {
  fault: string;
  /** The longest seconds without a successful write, and without a page; absent where they do not count. */
  writes?: number;
  pages?: number;
  /** Why the first page failed. */
  failedPage?: string;
  /** Answered calls. */
  answers: number;
  lost: number;
  doubled: number;
  /** Calls that the server rejected without a reason. */
  rejected: number;
  /** Seconds from the guide's first command until the servers worked again, where an operator has to repair. */
  took?: number;
}

/** A line per goal that an outcome misses, with the value and its limit. */
export function missedGoals(outcome: Outcome): string[] {
  const { fault, writes = 0, pages = 0, failedPage, lost, doubled, rejected, answers } = outcome;
  const goals = [
    [writes, limit(WRITES_AGAIN) / 1_000, 's without writes'],
    [pages, 0, `s without pages (${failedPage})`],
    [lost, 0, 'lost results'],
    [doubled, 0, 'doubled results'],
    [rejected, 0, 'wrongly rejected calls'],
  ] as const;
  const missed = goals.filter(([value, most]) => value > most);
  return [
    ...missed.map(([value, most, what]) => `${fault}: ${Number(value.toFixed(2))} ${what}; the limit is ${most}`),
    ...(answers > 0 ? [] : [`${fault}: no visitor has an answer`]),
  ];
}

/** An outcome as a line, while the drill runs. */
export function lineOf({ fault, writes, pages, answers, lost, doubled, rejected, took }: Outcome): string {
  const seconds = [
    [writes, 'without writes'],
    [pages, 'without pages'],
    [took, 'to repair'],
  ] as const;
  const times = seconds.flatMap(([value, what]) => (value === undefined ? [] : [`${value.toFixed(1)} s ${what}, `]));
  return `${fault}: ${times.join('')}${answers} answers, ${lost} lost, ${doubled} doubled, ${rejected} wrongly rejected`;
}

/** A row per fault: minimum, median and maximum of seconds over all rounds, and sums of everything else. */
export function tableOf(outcomes: readonly Outcome[]): Record<string, string | number>[] {
  const faults = [...new Set(outcomes.map(({ fault }) => fault))];
  return faults.map((fault) => {
    const rounds = outcomes.filter((outcome) => outcome.fault === fault);
    const sum = (name: 'answers' | 'lost' | 'doubled' | 'rejected') =>
      rounds.reduce((total, outcome) => total + outcome[name], 0);
    return {
      fault,
      rounds: rounds.length,
      's without writes': spread(rounds.map(({ writes }) => writes)),
      's without pages': spread(rounds.map(({ pages }) => pages)),
      answers: sum('answers'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      rejected: sum('rejected'),
      's to repair': spread(rounds.map(({ took }) => took)),
    };
  });
}

/** Minimum, median and maximum; nothing where they do not count. */
function spread(seconds: readonly (number | undefined)[]): string {
  const sorted = seconds.filter((each) => each !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return '';
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0)} / ${at(0.5)} / ${at(1)}`;
}
