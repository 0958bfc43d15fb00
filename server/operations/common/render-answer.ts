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
import type { AmountCell, Column, Language, ReachedCell } from './columns';
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
export function renderAnswer(answer: Answer, language: Language = 'zh'): string {
  return paragraphsOf(answer)
    .map((block) => (Array.isArray(block) ? lineText(block, language) : partText(block, language)))
    .join('\n\n');
}

function partText(part: Exclude<Part, Sentence>, language: Language): string {
  switch (part.kind) {
    case 'lines':
      return part.lines.map((line) => indentedLine(line, language)).join('\n');
    case 'table':
      return titled(part.title, tableText(part, language), language);
    case 'figures':
      return titled(part.title, figuresText(part, language), language);
    case 'document':
      return part.content;
    case 'section':
      return `${sentenceText(part.title, language)}\n${indented(renderAnswer(part.parts, language), SECTION_INDENT)}`;
  }
}

function indentedLine({ sentences, item }: Line, language: Language): string {
  return indented(lineText(sentences, language), item ? ITEM_INDENT : 0);
}

function lineText(sentences: readonly Sentence[], language: Language): string {
  const texts = sentences.map((sentence) => sentenceText(sentence, language));
  return texts.join(texts.some(isChinese) ? '' : ' ');
}

function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

function titled(title: Sentence | undefined, text: string, language: Language): string {
  return title ? `${sentenceText(title, language)}\n${text}` : text;
}

const TOTAL = { en: 'total', zh: '合计' } as const;

function tableText({ table, columns, rows, empty, total }: Table, language: Language): string {
  const known = columnsOf(table);
  const headings = columns.map((name) => headingText(name, known[name], language));
  const own = headings.some(isChinese) ? 'zh' : 'en';
  const cells = rows.map((row) => row.map((value, index) => cellText(value, known[columns[index] ?? ''], own)));
  const totals = total && cells.at(-1);
  if (totals) totals[0] = TOTAL[own];
  const [head = [], ...body] = alignedRight(
    [headings, ...cells],
    columns.map((name) => known[name]?.right),
  );
  return textTable(head, body, empty ? sentenceText(empty, language) : '');
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

const FIGURES_HEADINGS = { en: ['what', 'value'], zh: ['项目', '内容'] } as const;

function figuresText({ table, columns, values }: Figures, language: Language): string {
  const known = columnsOf(table);
  const headings = columns.map((name) => headingText(name, known[name], language));
  const own = headings.some(isChinese) ? 'zh' : 'en';
  const rows = columns.map((name, index) => [
    headings[index] ?? name,
    cellText(values[index] ?? null, known[name], own),
  ]);
  return textTable(FIGURES_HEADINGS[own], rows, '');
}

/** Replaces characters that a terminal could execute, because visitors typed some of the text. */
function cellText(value: Value, column: Column | undefined, language: Language): string {
  if (value === null) return column?.none ?? '-';
  return formatted(value, column, language).replace(/\p{C}/gu, '·');
}

function formatted(value: Value, column: Column | undefined, language: Language): string {
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
      return amountText(value as AmountCell, language);
    case 'amounts':
      return amountsText(value as readonly AmountCell[], language);
    case 'state':
      return listText(
        [value].flat().map((one) => wordOf(column.words ?? {}, String(one), language)),
        language,
      );
    case 'operation':
      return operationText(value as string, language);
    case 'ids':
      return listText(value as readonly string[], language);
    case 'sentence':
      return sentenceText(value as Sentence, language);
    case 'json':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}
