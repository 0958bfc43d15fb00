import { textTable } from '@/server/operations/text-table';
import type { Verdict } from './verdict';

/** How many pictures came to which state. */
export type Counts = Readonly<Record<Verdict['state'], number>>;

export function countStates(verdicts: ReadonlyMap<string, Verdict>): Counts {
  const counts = { same: 0, differs: 0, missing: 0, new: 0 };
  for (const { state } of verdicts.values()) counts[state] += 1;
  return counts;
}

/** Whether nothing is to be looked at. */
export function isSame({ differs, missing, new: added }: Counts): boolean {
  return differs + missing + added === 0;
}

/** What is said of one brand: whether its set can be compared at all, and each picture that is not the same. */
export function brandLines({
  brand,
  strange,
  verdicts,
  report,
}: {
  brand: string;
  strange: readonly string[];
  verdicts: ReadonlyMap<string, Verdict>;
  report: string;
}): string[] {
  const counts = countStates(verdicts);
  const told = [...verdicts].filter(([, { state }]) => state !== 'same');
  const rows = told.map(([name, verdict]) => ['', name, verdict.state, shareOf(verdict)]);
  return [
    `${brand}: ${verdicts.size} pictures, ${isSame(counts) ? 'all the same' : `see ${report}`}`,
    ...strange.map((reason) => `  The set was taken with ${reason}; differences are to be expected.`),
    ...(rows.length > 0 ? [textTable(['', 'picture', '', 'of its points'], rows, '')] : []),
  ];
}

/** A line for each brand with the numbers of its pictures. */
export function summary(rows: readonly { brand: string; counts: Counts }[]): string {
  const cells = rows.map(({ brand, counts: { same, differs, missing, new: added } }) => [
    brand,
    ...[same, differs, missing, added].map(String),
  ]);
  return textTable(['brand', 'same', 'differs', 'missing', 'new'], cells, 'No brand was compared.');
}

/** The share of other points for people, such as `3.2 %`; empty where none was counted. */
export function shareOf(verdict: Verdict): string {
  if (verdict.state !== 'differs') return '';
  const percent = verdict.share * 100;
  return percent < 0.01 ? '< 0.01 %' : `${percent.toFixed(2)} %`;
}
