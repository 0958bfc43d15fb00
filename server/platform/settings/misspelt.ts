/** Maximum edit distance from a setting's name. */
const EDITS = 2;
/** Minimum length of names to check; shorter ones resemble too many others. */
const SHORTEST = 7;

/** A line for each unknown variable whose name resembles a setting's. */
export function misspeltSettings(names: readonly string[], known: ReadonlySet<string>): string[] {
  const settings = [...known].filter((name) => name.length >= SHORTEST);
  return names
    .filter((name) => name.length >= SHORTEST && !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => distance(name, setting) <= EDITS);
      return meant ? `${name}: is not a setting; did you mean ${meant}?` : [];
    });
}

/** Edit distance: letters to insert, delete, replace or swap with a neighbour. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > EDITS) return EDITS + 1;
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
