/** A fault of a line of a file; line 1 names the columns. */
export interface RowFault {
  line: number;
  fault: string;
}

/** What the rows of a file are, or every fault. */
export type Rows<Item> = { items: Item[] } | { faults: RowFault[] };

/** The columns of a file with an example of each, and those that it may lack. */
export interface FileColumns {
  example: Readonly<Record<string, string>>;
  optional: readonly string[];
}

/** The rows below the names of the columns that are not empty; `cell` is empty if its column is missing. */
export function namedRows(rows: readonly (readonly string[])[]): { line: number; cell: (name: string) => string }[] {
  const [names = []] = rows;
  return rows.flatMap((cells, index) =>
    index > 0 && cells.some((cell) => cell !== '')
      ? { line: index + 1, cell: (name: string) => cells[names.indexOf(name)] ?? '' }
      : [],
  );
}
