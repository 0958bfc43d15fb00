import type { Answer, Part, Value } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { cellText } from '../answer/cell-text';
import { columnsOf, sentenceText } from '../answer/words';

/** What differs between two effects: the lines that only one of them has. */
export interface EffectChanges {
  gone: string[];
  come: string[];
}

/** Compares what an approval was requested for with what it would do now, line by line. */
export function effectChanges(requested: Answer, now: Answer): EffectChanges {
  const [before, after] = [linesOf(requested), linesOf(now)];
  return { gone: without(before, after), come: without(after, before) };
}

/** The lines that the others do not have, as often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function linesOf(answer: Answer): string[] {
  return answer.flatMap(linesOfPart);
}

function linesOfPart(part: Part): string[] {
  switch (part.kind) {
    case 'sentence':
      return [sentenceText(part)];
    case 'lines':
      return part.lines
        .filter(({ terminal }) => !terminal)
        .map(({ sentences }) => sentences.map((one) => sentenceText(one)).join(''));
    case 'table':
      return part.rows.map((row) => rowText(part.table, part.columns, row).join('，'));
    case 'figures':
      return rowText(part.table, part.columns, part.values);
    case 'document':
      return part.content.split('\n');
    case 'section':
      return linesOf(part.parts);
  }
}

function rowText(table: string, columns: readonly string[], values: readonly Value[]): string[] {
  const known = columnsOf(table);
  return columns.flatMap((name, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${headingText(name, known[name])} ${cellText(value, known[name])}`];
  });
}
