import { tagsIn } from './xml-tags';

/** How a cell shows its number, if that differs from the number: a day or time, or a percentage. */
type CellFormat = 'day' | 'share' | undefined;

/** Formats of days and times that every workbook knows by their number, also those of Chinese ones. */
const DAYS = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;
/** What a format shows as it is: texts, colours, blanks. */
const AS_IT_IS = /"[^"]*"|\[[^\]]*\]|[\\_*]./g;
/** 1970-01-01 and 10000-01-01 as days of spreadsheets. */
const [UNIX_EPOCH, END] = [25_569, 2_958_466];

/** The formats of cells by the index that a cell names, from `styles.xml`. */
export function cellFormatsOf(styles: string): CellFormat[] {
  const codes = new Map([
    ['9', '0%'],
    ['10', '0.00%'],
  ]);
  const formats: CellFormat[] = [];
  let inCells = false;
  for (const { name, attribute } of tagsIn(styles)) {
    const id = attribute('numFmtId') ?? '';
    if (name === 'numFmt') codes.set(id, attribute('formatCode') ?? '');
    else if (name.endsWith('cellXfs')) inCells = name === 'cellXfs';
    else if (name === 'xf' && inCells) {
      const code = (codes.get(id) ?? '').replace(AS_IT_IS, '');
      formats.push(DAYS.test(id) || /[ymdhs]/i.test(code) ? 'day' : code.includes('%') ? 'share' : undefined);
    }
  }
  return formats;
}

/**
 * The text of a number: `2026/11/3 9:05` of a day, `5%` of a share. Spreadsheets store 15 digits: a longer number becomes `2.0261E+16`,
 * which every import rejects.
 */
export function numberText(number: number, format: CellFormat): string {
  if (format === 'day') return dayText(number);
  if (format === 'share') return `${numberText(number * 100, undefined)}%`;
  const stored = Number(number.toPrecision(15));
  return Math.abs(stored) < 1e15 ? String(stored) : stored.toExponential();
}

function dayText(serial: number): string {
  if (!(serial >= 0 && serial < END)) return '####';
  const at = new Date(Math.round((serial - UNIX_EPOCH) * 86_400) * 1000).toISOString();
  const [, year, month, day, hour, minute, second] = /^(.+)-(..)-(..)T(..):(..):(..)/.exec(at) ?? [];
  const clock = `${Number(hour)}:${minute}${second === '00' ? '' : `:${second}`}`;
  if (serial < 1) return clock;
  return `${year}/${Number(month)}/${Number(day)}${clock === '0:00' ? '' : ` ${clock}`}`;
}
