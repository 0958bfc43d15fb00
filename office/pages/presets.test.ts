import { toggleQuery } from './presets';

test.each([
  ['', 'v=XY_9', 'v=XY_9'],
  ['v=XY_1', 'v=XY_9', 'v=XY_9'],
  ['a=1', 'utm_term=黄金', 'a=1&utm_term=黄金'],
  ['v=XY_9&a=1', 'v=XY_9', 'a=1'],
  ['utm_source=baidu', 'utm_source=baidu&bd_vid=1', 'utm_source=baidu&bd_vid=1'],
  ['a=1%262', 'b=%23', 'a=1%262&b=%23'],
])('combines the query “%s” and the preset “%s” into “%s”', (query, preset, expected) => {
  expect(toggleQuery(query, preset)).toBe(expected);
});
