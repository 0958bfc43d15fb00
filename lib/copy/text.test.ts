import { text } from './text';

const problems = (value: string) => text.safeParse(value).error?.issues.map(({ message }) => message);

test('trims copy and accepts tokens that every brand has', () => {
  expect(text.parse(' {brand}欢迎您\n')).toBe('{brand}欢迎您');
});

test.each([
  ['', '不能为空'],
  [' \n ', '不能为空'],
  ['\u2060\u3164', '不能为空'],
  ['稳\n赚', '广告禁用词：稳赚'],
  ['已到账\u202e001', '含有不可用的字符 U+202E，请删去'],
  ['到账\0', '含有不可用的字符 U+0000，请删去'],
])('rejects %j as copy', (value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

test('reports an unknown token and one that some brands lack', () => {
  expect(problems('{nobody}欢迎您')).toEqual(['没有占位符 {nobody}']);
  expect(problems('请拨打{hotline?}')).toEqual(['{hotline?} 只可写在分项或表格里']);
});

test('reports each word that advertising law forbids', () => {
  expect(problems('全网独家')).toEqual(['广告禁用词：全网', '广告禁用词：独家']);
  expect(problems('稳\u2060赚')).toEqual(['广告禁用词：稳赚']);
});
