/**
 * Measures several things in turn, round after round, so that a slow moment of the machine affects all of them.
 *
 * @param names in the order of their turns; a first round warms up and does not count
 * @returns the measurements of every round, by name
 */
export async function alternate<Name extends string, Measured>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> {
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>;
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const value = await measure(name).catch((cause: unknown) => {
        throw new Error(`${name}: the measurement failed`, { cause });
      });
      if (round >= 0) measured[name].push(value);
    }
  }
  return measured;
}

/** @throws Error without a value */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
