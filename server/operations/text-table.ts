/** Rows below their headings, in columns; a sentence where there are none. */
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

/** Columns that a text takes on a terminal: two for a Chinese character. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[ᄀ-￠]/u.test(character) ? 2 : 1), 0);
}
