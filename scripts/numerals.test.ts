import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareNumeralsOf } from '@/lib/copy/bare-numerals';

/** Texts whose numerals no constant of the product has, by the beginning of their file's path, and who says so. */
const OF_OTHERS: readonly [files: string, numerals: RegExp, source: string][] = [
  ['clauses/', /^[一二两三四五七十]+(?:个工作日|日)$/, 'periods of the contract itself'],
  ['clauses/shared/agreement-account', /^三人$/, 'an idiom'],
  ['clauses/shared/agreement-trading', /^360$/, 'days of a year in interest'],
  [
    'clauses/shared/contract-facts',
    /^(?:0\.01|0\.001|1|0\.04|200|0[456]:\d\d)$/,
    'reference values of the trading platform',
  ],
  ['clauses/shared/privacy', /^(?:半年|三年|二十四小时)$/, 'upper bounds of what is stored'],
  ['clauses/introduction', /^[\d.]+$/, 'an example'],
  ['clauses/risk-disclaimer', /^[\d,]+$/, 'an example'],
  ['components/account/sessions/', /^360$/, 'the name of a browser'],
  ['components/activities/', /^(?:一次|一个|一期|1|两位小数)$/, 'what the kind of activity is'],
  ['components/campaign/bull-market/', /./, 'history'],
  ['components/campaign/dragon-boat/', /./, 'history'],
  ['components/campaign/spot-gold/', /^(?:\$1|两位小数)$/, 'a unit'],
  ['components/campaign/verification/', /^四位$/, 'how card numbers are masked'],
  ['components/funds/', /^(?:四步|[13])$/, 'steps that the page lists, and days of the receiving bank'],
  ['components/market/', /^两个$/, 'an example'],
];

/** The Chinese texts of a source, expressions in them as `{}`. */
function textsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/ .*$/gm, '')
    .replace(/\$\{[^{}]*\}/g, '{}');
  return code.match(/[^'"`<>\n]*\p{Script=Han}[^'"`<>\n]*/gu) ?? [];
}

const files = ['clauses', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(room, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/')),
);

const written = files.flatMap((file) =>
  textsIn(readFileSync(file, 'utf8')).flatMap((text) =>
    bareNumeralsOf(text).map((numeral) => ({ file, numeral, text: text.trim() })),
  ),
);

test('clauses and components take each figure of the product from the constant that the code enforces', () => {
  const isOfOthers = (file: string, numeral: string) =>
    OF_OTHERS.some(([beginning, numerals]) => file.startsWith(beginning) && numerals.test(numeral));
  expect(written.filter(({ file, numeral }) => !isOfOthers(file, numeral))).toEqual([]);
});

test.each(OF_OTHERS)('%s writes %s: %s', (beginning, numerals) => {
  expect(written.some(({ file, numeral }) => file.startsWith(beginning) && numerals.test(numeral))).toBe(true);
});

test.each([
  ["placeholder: '6位数字'", ['6']],
  ['const hint = `限领两次`;', ['两次']],
  ["// 三次\n/* 五天 */ const words = '每日';", []],
])('%j', (source, numerals) => {
  expect(textsIn(source).flatMap(bareNumeralsOf)).toEqual(numerals);
});
