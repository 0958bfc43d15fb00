/** Formats rows as aligned columns below headings; returns `none` if there are no rows. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none;
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Terminal columns of a text: two per Chinese character. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[ᄀ-￠]/u.test(character) ? 2 : 1), 0);
}
