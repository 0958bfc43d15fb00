import type { FileColumns, RowFault } from '@/lib/activities/named-rows';
import { PRIZE_COLUMNS, type PrizeList, prizesOf } from '@/lib/activities/prize-rows';
import { BANK_COLUMNS, bankOf } from '@/lib/activities/quiz/bank-rows';
import { readCsv } from '@/server/operations/common/read-csv';
import { sentenceText } from '../answer/words';

/** What a file has: questions, of which the first gets an id, or prizes of a list. */
export type FileOf = { list: 'bank'; firstId: number } | { list: PrizeList };

/** A line of a file to show: its cells, or what is wrong with it. */
export type FileRow = { line: number; cells?: Readonly<Record<string, string>>; fault?: string };

export function columnsOf({ list }: FileOf): FileColumns {
  return list === 'bank' ? BANK_COLUMNS : PRIZE_COLUMNS[list];
}

/** Reads a CSV file. @returns its rows with the questions or prizes of them as `items`, or its faults by line */
export function readFileRows(text: string, of: FileOf): { rows: readonly FileRow[]; items?: readonly unknown[] } {
  const { example, optional } = columnsOf(of);
  const names = Object.keys(example);
  const faults: RowFault[] = [];
  const rows = readCsv(text, names, optional, (line, fault) => faults.push({ line, fault: sentenceText(fault) }));
  if (faults.length === 0) {
    // Each row at its line, which faults name.
    const lines = [names];
    for (const { line, cells } of rows) lines[line - 1] = names.map((name) => cells[name] ?? '');
    const table = Array.from(lines, (cells = []) => cells);
    const read = of.list === 'bank' ? bankOf(table, of.firstId) : prizesOf(table, of.list);
    if ('items' in read) return { rows, items: read.items };
    faults.push(...read.faults);
  }
  return { rows: faults.toSorted((one, other) => one.line - other.line) };
}
