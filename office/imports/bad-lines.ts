import type { Answer, Sentence } from '@/server/operations/common/answer';
import { allSentences } from '../answer/read-answer';

/** A line of a file that cannot be imported. */
export interface BadLine {
  /** From 1, which names the columns. */
  line: number;
  faults: readonly Sentence[];
  /** As it is in the file. */
  text: string;
}

/**
 * The bad lines of a file, in order.
 * @param refusal of the import
 * @returns `undefined` if the file was rejected for another reason
 */
export function badLinesOf(refusal: Answer, file: string): BadLine[] | undefined {
  const faults = allSentences(refusal);
  if (faults.length === 0 || faults.some(({ code }) => code !== 'line_fault')) return undefined;
  const texts = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const lines = new Map<number, Sentence[]>();
  for (const { params } of faults) {
    const { line, fault } = params as { line: number; fault: Sentence };
    lines.set(line, [...(lines.get(line) ?? []), fault]);
  }
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([line, found]) => ({ line, faults: found, text: texts[line - 1] ?? '' }));
}

/** Lines of a file below the first that have more than separators. */
export function rowCount(file: string): number {
  return file
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => /[^\s,;"]/.test(line)).length;
}
