import type { RevisionRow } from '../text-queries';

/** In place of a revision's number, for the definition. */
export const DEFINITION = 0;

/** An arm of a revision, with its share of visitors in percent. */
interface ArmRow {
  name: string;
  weight: number;
}

/** The arms of a revision, which rows have as `plain 50`. */
export function armsOf({ arms }: Pick<RevisionRow, 'arms'>): ArmRow[] {
  return (arms ?? []).map((arm) => {
    const [name = '', weight] = arm.split(' ');
    return { name, weight: Number(weight) };
  });
}

/** The revision that visitors see where another one shows or would show; `undefined` for the definition. */
export function liveBefore(
  { brand, revision }: { brand: string; revision?: number | undefined },
  revisions: readonly RevisionRow[],
): RevisionRow | undefined {
  const live = revisions.filter((one) => one.state === 'live' && one.revision !== revision);
  return live.find((one) => one.brand === brand) ?? live.find((one) => one.brand === 'all');
}

/** The screen of an experiment, by its revision. */
export const experimentPath = (revision: number) => `/experiments/${revision}`;

/** Says which experiment ends when a revision is no longer shown; `undefined` if it has none. */
export function endingText(live: RevisionRow | undefined): string | undefined {
  const names = live ? armsOf(live).map(({ name }) => name) : [];
  if (names.length === 0) return undefined;
  const count = names.length === 2 ? '两' : `${names.length} `;
  return `实验（版本 ${live?.revision}，${names.join('、')} ${count}组）将结束。要留下结论，请先到它的实验页结束。`;
}

/** What a reviewer has looked at: differences from another revision, or a page. */
export const changesSeen = (other: number, arm?: string) => `changes ${other} ${arm}`;
export const pageSeen = (arm: string) => `page ${arm}`;

/**
 * What a reviewer still has to look at before approving: the differences from what visitors see and, of a revision with arms, the
 * differences and the page of each arm. Empty if nothing is left.
 */
export function unseenText(arms: readonly ArmRow[], live: number, seen: ReadonlySet<string>): string {
  if (arms.length === 0) return seen.has(changesSeen(live)) ? '' : '先把下面的差异看完';
  const left = arms.filter(({ name }) => !seen.has(changesSeen(live, name)) || !seen.has(pageSeen(name)));
  return left.length === 0 ? '' : `先看完实验组 ${left.map(({ name }) => name).join('、')} 的差异和页面`;
}
