import { text } from './text';

const problems = (value: string) => text.safeParse(value).error?.issues.map(({ message }) => message);

test('trims copy and accepts tokens that every brand has', () => {
  expect(text.parse(' {brand}欢迎您\n')).toBe('{brand}欢迎您');
});

test.each(['', ' \n '])('rejects %j as copy', (value) => {
  expect(text.safeParse(value).success).toBe(false);
});

test('reports an unknown token and one that some brands lack', () => {
  expect(problems('{nobody}欢迎您')).toEqual(['unknown token {nobody}']);
  expect(problems('请拨打{hotline?}')).toEqual(['{hotline?} is allowed only in a list item or a table cell']);
});

test('reports each word that advertising law forbids', () => {
  expect(problems('全网独家')).toEqual(['广告禁用词：全网', '广告禁用词：独家']);
});
