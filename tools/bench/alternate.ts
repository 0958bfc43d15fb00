/**
 * Measures each of several things in turn, round after round, so that a slow moment of the machine is everybody's.
 *
 * @param names in the order of their turns; each is measured once beforehand to warm up, which does not count
 * @returns what every round came to, by name
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
        throw new Error(`${name} cannot be measured`, { cause });
      });
      if (round >= 0) measured[name].push(value);
    }
  }
  return measured;
}

/** @throws where there is no value */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
