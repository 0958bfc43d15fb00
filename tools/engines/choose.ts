/**
 * Those that a list of names with commas chooses; all without one.
 *
 * @throws Error for a name that is none
 */
export function chooseByName<Item extends { name: string }>(all: readonly Item[], names: string | undefined): Item[] {
  const wanted = names?.split(',').map((name) => name.trim());
  const unknown = wanted?.filter((name) => !all.some((item) => item.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is ${all.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name }) => wanted?.includes(name) ?? true);
}
