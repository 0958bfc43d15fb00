import { unzipSync } from 'fflate';
import { decodeText } from '@/lib/decode-text';
import { csv } from '@/server/operations/common/csv';
import { cellFormatsOf, numberText } from './cell-formats';
import { type Tag, tagsIn } from './xml-tags';

/** Bytes of a part of a workbook. A sheet of 10,000 questions has a fifth of them. */
const MOST_BYTES = { packed: 2 * 2 ** 20, unpacked: 20 * 2 ** 20 };
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 100;
/** Characters of a sheet: a short file can show a long text in many cells. */
const MOST_CHARACTERS = 2 * 2 ** 20;
/** Days between 1900 and 1904, from which workbooks of old Macs count. */
const DAYS_TO_1904 = 1_462;

const NO_WORKBOOK = '不是文本或工作簿，请在表格软件里另存为不带密码的 .xlsx 或“CSV UTF-8”';

/** Why a workbook is not read, for the operator. */
class WorkbookFault extends Error {}

/**
 * Reads the first visible sheet of an XLSX file (ECMA-376) as CSV whose lines are the rows of the sheet. Formulas become their results,
 * days and shares what {@link numberText} says.
 *
 * @returns the reason as `fault` if the file is damaged, too large or no workbook, or if the sheet has merged cells
 */
export function readXlsx(bytes: Uint8Array): { sheet: string; text: string } | { fault: string } {
  try {
    return readWorkbook(bytes);
  } catch (error) {
    // Other errors are those of reading a damaged file.
    return { fault: error instanceof WorkbookFault ? error.message : NO_WORKBOOK };
  }
}

function readWorkbook(bytes: Uint8Array): { sheet: string; text: string } {
  const part = (name: string) => {
    const { [name]: found } = unzipSync(bytes, {
      filter: (file) => {
        if (file.name !== name) return false;
        if (file.size > MOST_BYTES.packed || file.originalSize > MOST_BYTES.unpacked) throw tooLarge();
        return true;
      },
    });
    const text = (found && decodeText(found)) ?? '';
    // The scanner of tags would skip it; no spreadsheet program writes it.
    if (text.includes('<![CDATA[')) throw new WorkbookFault(NO_WORKBOOK);
    return text;
  };
  const workbook = [...tagsIn(part('xl/workbook.xml'))];
  const relations = [...tagsIn(part('xl/_rels/workbook.xml.rels'))];
  const related = (isIt: (relation: Tag) => boolean | undefined) => {
    const target = relations.find(isIt)?.attribute('Target') ?? '';
    return part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  const ofType = (type: string) => related(({ attribute }) => attribute('Type')?.endsWith(`/${type}`));

  const isShown = ({ attribute }: Tag) => (attribute('state') ?? 'visible') === 'visible';
  const shown = workbook.find((tag) => tag.name === 'sheet' && isShown(tag));
  const xml = related(({ attribute }) => attribute('Id') === shown?.attribute('\\w+:id'));
  // A damaged file may end early.
  if (!shown || !xml.trimEnd().endsWith('worksheet>')) throw new WorkbookFault(NO_WORKBOOK);
  const from1904 = workbook.some(({ attribute }) => /^(?:1|true)$/.test(attribute('date1904') ?? ''));
  const texts = textsOf(ofType('sharedStrings'));
  const formats = cellFormatsOf(ofType('styles'));
  const rows = rowsOf(xml, ({ type, style, value, computed }) => {
    // A program that does not compute wrote a formula without its result.
    if (value === '') return computed && type !== 'str' ? '#N/A' : '';
    if (type === 's') return texts[Number(value)] ?? '\ufffd';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n') return value;
    const format = formats[style];
    return numberText(Number(value) + (from1904 && format === 'day' ? DAYS_TO_1904 : 0), format);
  });
  return { sheet: shown.attribute('name') ?? '', text: csv(rows).slice(1) };
}

const tooLarge = () =>
  new WorkbookFault(`工作表太大：最多 ${MOST_ROWS} 行、${MOST_COLUMNS} 列，请删去不需要的行列和工作表`);

/** The texts to which cells refer by their index. */
function textsOf(xml: string): string[] {
  const texts: string[] = [];
  for (const { name, text } of tagsIn(xml)) {
    if (name === 'si') texts.push('');
    else if (name === 't') texts.push(`${texts.pop() ?? ''}${text}`);
  }
  return texts;
}

interface Cell {
  type: string;
  style: number;
  value: string;
  computed?: true;
}

function rowsOf(xml: string, textOf: (cell: Cell) => string): string[][] {
  const rows: string[][] = [];
  let [row, column, characters] = [0, 0, 0];
  let cell: Cell = { type: 'n', style: 0, value: '' };
  for (const { name, attribute, text } of tagsIn(xml)) {
    if (name === 'row') {
      row = Number(attribute('r') ?? row + 1);
      column = 0;
    } else if (name === 'c') {
      column = columnOf(attribute('r')) || column + 1;
      cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' };
    } else if (name === 'f') cell.computed = true;
    else if (name === 'v' || name === 't') cell.value += text;
    else if (name === '/c') {
      const shown = textOf(cell);
      if (shown === '') continue;
      characters += shown.length;
      const fits = row >= 1 && row <= MOST_ROWS && column <= MOST_COLUMNS && characters <= MOST_CHARACTERS;
      if (!fits) throw tooLarge();
      const cells = rows[row - 1] ?? [];
      cells[column - 1] = shown;
      rows[row - 1] = cells;
    } else if (name === 'mergeCell') {
      throw new WorkbookFault(`有合并的单元格（${attribute('ref')}）：请取消合并，在每一格填上内容`);
    }
  }
  return Array.from(rows, (cells = []) => Array.from(cells, (text = '') => text));
}

/** 28 of `AB7`; 0 if the cell does not say where it is. */
function columnOf(reference = ''): number {
  const [letters = ''] = /^[A-Z]{0,3}/.exec(reference) ?? [];
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
