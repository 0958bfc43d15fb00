import {
  type Answer,
  type Figures,
  type Line,
  type Part,
  paragraphsOf,
  type Sentence,
  type Table,
  type Value,
} from './answer';
import type { AmountCell, Column, ReachedCell } from './columns';
import { columnsOf, operationText, sentenceText } from './define-words';
import {
  amountsText,
  amountText,
  changeFrom,
  changeText,
  headingText,
  listText,
  outsideText,
  percentText,
  secondText,
  timeText,
  usdText,
  wordOf,
} from './formats';
import { isChinese } from './template';
import { textTable, widthOf } from './text-table';

/** Spaces before the parts of a section, and before an item of a list. */
const SECTION_INDENT = 4;
const ITEM_INDENT = 2;

/** Renders an answer as the text that a terminal shows. */
export function renderAnswer(answer: Answer): string {
  return paragraphsOf(answer)
    .map((block) => (Array.isArray(block) ? lineText(block) : partText(block)))
    .join('\n\n');
}

function partText(part: Exclude<Part, Sentence>): string {
  switch (part.kind) {
    case 'lines':
      return part.lines.map((line) => indentedLine(line)).join('\n');
    case 'table':
      return titled(part.title, tableText(part));
    case 'figures':
      return titled(part.title, figuresText(part));
    case 'document':
      return part.content;
    case 'section':
      return `${sentenceText(part.title)}\n${indented(renderAnswer(part.parts), SECTION_INDENT)}`;
  }
}

function indentedLine({ sentences, item }: Line): string {
  return indented(lineText(sentences), item ? ITEM_INDENT : 0);
}

function lineText(sentences: readonly Sentence[]): string {
  const texts = sentences.map((sentence) => sentenceText(sentence));
  return texts.join(texts.some(isChinese) ? '' : ' ');
}

function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

function titled(title: Sentence | undefined, text: string): string {
  return title ? `${sentenceText(title)}\n${text}` : text;
}

function tableText({ table, columns, rows, empty, total }: Table): string {
  const known = columnsOf(table);
  const headings = columns.map((name) => headingText(name, known[name]));
  const chinese = headings.some(isChinese);
  const cells = rows.map((row) => row.map((value, index) => cellText(value, known[columns[index] ?? ''], chinese)));
  const totals = total && cells.at(-1);
  if (totals) totals[0] = chinese ? '合计' : 'total';
  const [head = [], ...body] = alignedRight(
    [headings, ...cells],
    columns.map((name) => known[name]?.right),
  );
  return textTable(head, body, empty ? sentenceText(empty) : '');
}

/** Right-aligns the columns that have a width. */
function alignedRight(rows: readonly string[][], least: readonly (number | undefined)[]): string[][] {
  const widths = least.map((width, column) =>
    width === undefined ? 0 : Math.max(width, ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row.map((cell, column) => ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))) + cell),
  );
}

function figuresText({ table, columns, values }: Figures): string {
  const known = columnsOf(table);
  const headings = columns.map((name) => headingText(name, known[name]));
  const chinese = headings.some(isChinese);
  const rows = columns.map((name, index) => [
    headings[index] ?? name,
    cellText(values[index] ?? null, known[name], chinese),
  ]);
  return textTable(chinese ? ['项目', '内容'] : ['what', 'value'], rows, '');
}

/** Replaces characters that a terminal could execute, because visitors typed some of the text. */
function cellText(value: Value, column: Column | undefined, chinese: boolean): string {
  if (value === null) return column?.none ?? '-';
  return formatted(value, column, chinese).replace(/\p{C}/gu, '·');
}

function formatted(value: Value, column: Column | undefined, chinese: boolean): string {
  switch (column?.kind) {
    case 'usd':
      return usdText(value as number);
    case 'decimal':
      return (value as number).toFixed(2);
    case 'outside':
      return value === '' ? '' : outsideText(value as string);
    case 'share':
      return percentText(value as number);
    case 'change':
      return changeText(value as number);
    case 'reached': {
      const { count, share, before } = value as ReachedCell;
      const parts = [
        String(count),
        ...(share === undefined ? [] : [percentText(share).padStart(6)]),
        ...(before === undefined ? [] : [changeText(changeFrom(before, count)).padStart(7)]),
      ];
      return parts.join('  ');
    }
    case 'time':
      return timeText(value as string);
    case 'second':
      return secondText(value as string);
    case 'amount':
      return amountText(value as AmountCell);
    case 'amounts':
      return amountsText(value as readonly AmountCell[]);
    case 'state':
      return listText(
        [value].flat().map((one) => wordOf(column.words ?? {}, String(one))),
        chinese,
      );
    case 'operation':
      return operationText(value as string);
    case 'ids':
      return listText(value as readonly string[], chinese);
    case 'sentence':
      return sentenceText(value as Sentence);
    case 'json':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}
