import { cameByBaidu } from './came-by-baidu';

test.each([
  ['bd_vid=10086', true],
  ['bd_vid=10086&utm_source=other', true],
  ['utm_source=any&bd=1', true],
  ['utm_source=bd', true],
  ['utm_source=BDPC', true],
  ['utm_source=bd-search&bd_vid=', true],
  ['utm_source=baidu', false],
  ['utm_source=abd', false],
  ['utm_source=any&bd=', false],
  ['utm_source=&bd=1', false],
  ['bd=1', false],
  ['bd_vid={bd_vid}&utm_source=baidu', false],
  ['bd_vid=__BD_VID__&utm_source=bdpc', true],
  ['utm_source={source}&bd={bd}', false],
  ['bd_vid=', false],
  ['', false],
])('recognises Baidu in ?%s: %s', (query, expected) => {
  expect(cameByBaidu(Object.fromEntries(new URLSearchParams(query)))).toBe(expected);
});
