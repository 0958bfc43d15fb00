import { text } from './text';

const problems = (value: string) => text.safeParse(value).error?.issues.map(({ message }) => message);

test('copy is kept without the spaces around it, and may name what every brand has', () => {
  expect(text.parse(' {brand}欢迎您\n')).toBe('{brand}欢迎您');
});

test.each(['', ' \n '])('%j is no copy', (value) => {
  expect(text.safeParse(value).success).toBe(false);
});

test('a token that no brand has is told of, as is one that some brands lack', () => {
  expect(problems('{nobody}欢迎您')).toEqual(['unknown token {nobody}']);
  expect(problems('请拨打{hotline?}')).toEqual(['{hotline?} may only stand in a list item or a table cell']);
});

test('each word that advertising law forbids is told of', () => {
  expect(problems('全网独家')).toEqual(['广告禁用词：全网', '广告禁用词：独家']);
});
