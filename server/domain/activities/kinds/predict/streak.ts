/** How many right guesses stand last in a row of settled ones; `null`, not settled yet, is passed over. */
export function lastRun(rights: readonly (boolean | null)[]): number {
  const settled = rights.filter((right) => right !== null);
  const wrong = settled.lastIndexOf(false);
  return settled.length - 1 - wrong;
}

/** The rounds of the unbroken row of right guesses that `round` lies in, oldest first. */
export function runAround(guesses: readonly { round: string; right: boolean | null }[], round: string): string[] {
  const settled = guesses.filter(({ right }) => right !== null);
  const at = settled.findIndex((guess) => guess.round === round);
  if (!settled[at]?.right) return [];
  const before = settled.slice(0, at).findLastIndex(({ right }) => !right);
  const after = settled.findIndex(({ right }, index) => index > at && !right);
  return settled.slice(before + 1, after === -1 ? undefined : after).map((guess) => guess.round);
}
