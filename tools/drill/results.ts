/** Seconds within which a visitor's call must succeed again, and seconds without a page. */
const GOALS = { writes: 15, pages: 0 };

/** What one fault did to the visitors. */
export interface Outcome {
  fault: string;
  /** The longest seconds without a successful write, and without a page. */
  writes: number;
  pages: number;
  /** Answered calls. */
  answers: number;
  lost: number;
  doubled: number;
  /** Calls that the server rejected without a reason. */
  rejected: number;
  /** Seconds that a restore took, until the servers worked again. */
  took?: number;
}

export function meetsGoals({ writes, pages, lost, doubled, rejected, answers }: Outcome): boolean {
  return writes <= GOALS.writes && pages <= GOALS.pages && lost + doubled + rejected === 0 && answers > 0;
}

/** An outcome as a line, while the drill runs. */
export function lineOf({ fault, writes, pages, answers, lost, doubled, rejected, took }: Outcome): string {
  const pauses = took
    ? `restored in ${took.toFixed(1)} s`
    : `${writes.toFixed(1)} s without writes, ${pages.toFixed(1)} s without pages`;
  return `${fault}: ${pauses}, ${answers} answers, ${lost} lost, ${doubled} doubled, ${rejected} wrongly rejected`;
}

/** A row per fault: minimum, median and maximum of seconds over all rounds, and sums of everything else. */
export function tableOf(outcomes: readonly Outcome[]): Record<string, string | number>[] {
  const faults = [...new Set(outcomes.map(({ fault }) => fault))];
  return faults.map((fault) => {
    const rounds = outcomes.filter((outcome) => outcome.fault === fault);
    const restored = rounds.some(({ took }) => took !== undefined);
    const sum = (name: 'answers' | 'lost' | 'doubled' | 'rejected') =>
      rounds.reduce((total, outcome) => total + outcome[name], 0);
    return {
      fault,
      rounds: rounds.length,
      // During a restore the servers are stopped.
      's without writes': restored ? '' : spread(rounds.map(({ writes }) => writes)),
      's without pages': restored ? '' : spread(rounds.map(({ pages }) => pages)),
      answers: sum('answers'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      rejected: sum('rejected'),
      's to restore': restored ? spread(rounds.map(({ took = 0 }) => took)) : '',
    };
  });
}

/** Minimum, median and maximum. */
function spread(seconds: readonly number[]): string {
  const sorted = [...seconds].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0)} / ${at(0.5)} / ${at(1)}`;
}
