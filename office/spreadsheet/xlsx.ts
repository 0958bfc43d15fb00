import { strToU8, zipSync } from 'fflate';

/** How a spreadsheet shows the numbers of a column. */
type NumberFormat = 'count' | 'money' | 'share';

/** A column of a sheet; one without a format has texts. */
export interface SheetColumn {
  heading: string;
  format?: NumberFormat;
}

export type SheetCell = string | number | null;

/** Styles by their index in {@link STYLES}. */
const STYLE: Readonly<Record<NumberFormat | 'heading', number>> = { heading: 1, count: 2, money: 3, share: 4 };
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The earliest day of a zip archive: an archive says no more than its files. */
const EARLIEST = new Date(1980, 0, 1);

/** Writes one sheet as an XLSX file (ECMA-376); its first row stays in view. Texts are never formulas. */
export function xlsx(sheet: string, columns: readonly SheetColumn[], rows: readonly (readonly SheetCell[])[]): Blob {
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(columns, rows),
  };
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(packed, { mtime: EARLIEST })], { type: `${TYPE}.sheet` });
}

function sheetXml(columns: readonly SheetColumn[], rows: readonly (readonly SheetCell[])[]): string {
  const widths = columns.map(
    ({ format }, index) => `<col min="${index + 1}" max="${index + 1}" width="${format ? 14 : 24}" customWidth="1"/>`,
  );
  const head = columns.map(({ heading }) => cell(heading, STYLE.heading)).join('');
  const body = rows.map(
    (row) => `<row>${row.map((value, index) => cell(value, styleOf(columns[index]))).join('')}</row>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${head}</row>${body.join('')}</sheetData></worksheet>`;
}

function styleOf(column: SheetColumn | undefined): number {
  return column?.format ? STYLE[column.format] : 0;
}

function cell(value: SheetCell, style: number): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** General, bold headings, whole numbers, two decimals, percent. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no control characters, except tabs and line breaks. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\P{C}]|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
