/**
 * The items that a comma-separated list names, in the order of `all`; all items without a list.
 *
 * @throws Error for an unknown name
 */
export function chooseByName<Item extends { name: string }>(all: readonly Item[], names: string | undefined): Item[] {
  const wanted = names?.split(',').map((name) => name.trim());
  const unknown = wanted?.filter((name) => !all.some((item) => item.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${all.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name }) => wanted?.includes(name) ?? true);
}
