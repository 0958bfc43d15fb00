import { strToU8, type Zippable, zipSync } from 'fflate';
import { readXlsx } from './read-xlsx';
import { xlsx } from './xlsx';

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as Excel and WPS write it, with the given rows and what follows them. */
function workbook(rows: string, after = '', more: Zippable = {}): Uint8Array {
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`;
  const files = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${RELATION}"><sheets><sheet name="说明" sheetId="1" state="hidden" r:id="rId9"/><sheet name="题库 &amp; 答案" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related('rId1', 'worksheet', '/xl/worksheets/sheet2.xml')}${related('rId2', 'sharedStrings', 'sharedStrings.xml')}${related('rId3', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>题目</t><phoneticPr/></si><si><r><t xml:space="preserve">黄金 </t></r><r><rPr><b/></rPr><t>&lt;a&gt;&#20803;</t></r><rPh sb="0" eb="2"><t>huangjin</t></rPh></si><si><t>一_x000D_\n二</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="177" formatCode="[Red]0.0%"/><numFmt numFmtId="178" formatCode="#,##0.00&quot;usd&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="178"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(packed), ...more });
}

const linesOf = (bytes: Uint8Array) => {
  const read = readXlsx(bytes);
  return 'fault' in read ? read.fault : read.text.split('\r\n').slice(0, -1);
};
const cell = (attributes: string, value = '') => `<row r="1"><c r="A1"${attributes}>${value}</c></row>`;

test('reads the first visible sheet, each row at its own line', () => {
  const rows =
    '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="AA2" t="s"><v>1</v></c></row><row r="4"><c r="A4" s="1"/><c r="B4" t="s"><v>2</v></c></row>';
  const read = readXlsx(workbook(rows));
  expect(read).toMatchObject({ sheet: '题库 & 答案' });
  expect(linesOf(workbook(rows))).toEqual(['', `,题目${','.repeat(25)}黄金 <a>元`, '', ',一 二']);
});

test('reads what our own writer writes', async () => {
  const blob = xlsx(
    '漏斗',
    [{ heading: '计划' }, { heading: '率', format: 'share' }],
    [
      ['=1+1', 0.5],
      ['', null],
      ['007', 1.005],
    ],
  );
  expect(linesOf(new Uint8Array(await blob.arrayBuffer()))).toEqual(['计划,率', "'=1+1,50%", '', '"=""007""",100.5%']);
});

test.each([
  ['a number of one and a half', '', '<v>1.5</v>', '1.5'],
  ['the sum of 0.1 and 0.2', '', '<v>0.30000000000000004</v>', '0.3'],
  ['money', ' s="4"', '<v>1500</v>', '1500'],
  ['a number that the spreadsheet has rounded', '', '<v>2.0261201123456701E+16</v>', '"=""2.02612011234567e+16"""'],
  ['a number stored as text', ' t="str"', '<v>0123</v>', '"=""0123"""'],
  ['a day', ' s="2"', '<v>46329</v>', '2026/11/3'],
  ['a moment', ' s="1"', '<v>46329.378472222219</v>', '2026/11/3 9:05'],
  ['a time', ' s="5"', '<v>0.378472222219</v>', '9:05'],
  ['a day before all days', ' s="2"', '<v>-1</v>', '####'],
  ['a share', ' s="3"', '<v>0.035000000000000003</v>', '3.5%'],
  ['a condition', ' t="b"', '<v>0</v>', 'FALSE'],
  ['the text of a formula', ' t="str"', '<f>A2&amp;"b"</f><v>ab</v>', 'ab'],
  ['a formula without its result', '', '<f>A2</f><v/>', '#N/A'],
  ['an error', ' t="e"', '<f>1/0</f><v>#DIV/0!</v>', '#DIV/0!'],
  ['a text that the file lacks', ' t="s"', '<v>9</v>', '\ufffd'],
])('reads %s', (_, attributes, value, text) => {
  expect(linesOf(workbook(cell(attributes, value)))).toEqual([text]);
});

test('reads tags with a prefix, and days since 1904', () => {
  const file = '<x:workbook xmlns:r="r"><x:workbookPr date1904="1"/><x:sheet name="a" r:id="rId1"/></x:workbook>';
  const sheet = `<x:worksheet>${cell(' s="2"', '<v>44867</v>').replace(/<(\/?)/g, '<$1x:')}</x:worksheet>`;
  const files = { 'xl/workbook.xml': strToU8(file), 'xl/worksheets/sheet2.xml': strToU8(sheet) };
  expect(linesOf(workbook('', '', files))).toEqual(['2026/11/3']);
});

test('reads 10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, () => `<row>${'<c t="s"><v>1</v></c>'.repeat(8)}</row>`);
  expect(linesOf(workbook(rows.join('')))).toHaveLength(10_000);
});

const zeros = new Uint8Array(21 * 2 ** 20);
const long = strToU8(`<sst><si><t>${'长'.repeat(30_000)}</t></si></sst>`);

test.each([
  [
    'merged cells',
    workbook(cell('', '<v>1</v>'), '<mergeCells><mergeCell ref="A2:A6"/></mergeCells>'),
    /合并的单元格（A2:A6）/,
  ],
  ['a sheet of 21 MB', workbook('', '', { 'xl/worksheets/sheet2.xml': zeros }), /太大/],
  [
    'a long text in many cells',
    workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`, '', { 'xl/sharedStrings.xml': long }),
    /太大/,
  ],
  ['a cell far below', workbook('<row r="1048576"><c t="b"><v>1</v></c></row>'), /太大/],
  ['a cell far to the right', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), /太大/],
  ['a lie about its size', lying(workbook('', '', { 'xl/worksheets/sheet2.xml': zeros })), /不是文本或工作簿/],
  ['half a file', workbook(cell('', '<v>1</v>')).subarray(0, 900), /不是文本或工作簿/],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /不是文本或工作簿/],
  ['a text that the scanner would skip', workbook(cell(' t="str"', '<v><![CDATA[a]]></v>')), /不是文本或工作簿/],
  ['an archive of something else', zipSync({ 'content.xml': strToU8('<a/>') }), /不是文本或工作簿/],
])('rejects %s', (_, bytes, fault) => {
  expect(readXlsx(bytes)).toEqual({ fault: expect.stringMatching(fault) });
});

/** The archive with another size of its largest file in the directory. */
function lying(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (view.getUint32(at, true) === zeros.length) view.setUint32(at, 1_000, true);
  return bytes;
}
