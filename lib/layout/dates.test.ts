import { chineseDate } from './dates';

test.each([
  ['2025-03-18', '2025年3月18日'],
  ['2024-12-31', '2024年12月31日'],
])('%s reads %s in every time zone', (iso, words) => {
  expect(chineseDate(iso)).toBe(words);
});

test('needs no formats of the browser, of which old ones know few', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  expect(chineseDate('2025-01-02')).toBe('2025年1月2日');
  expect(format).not.toHaveBeenCalled();
});
