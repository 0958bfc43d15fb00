import { spanOf } from './span';

const range = { from: Date.parse('2026-12-01T00:00:00Z'), to: Date.parse('2026-12-11T00:00:00Z') };
const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T00:00:00.000Z`;

test.each([
  ['within', at(3), at(5), { left: 20, width: 20, cutLeft: false, cutRight: false }],
  ['without begin', null, at(6), { left: 0, width: 50, cutLeft: true, cutRight: false }],
  ['without end', at(6), null, { left: 50, width: 50, cutLeft: false, cutRight: true }],
  [
    'beyond both edges',
    '2026-11-01T00:00:00Z',
    '2027-01-01T00:00:00Z',
    { left: 0, width: 100, cutLeft: true, cutRight: true },
  ],
  ['exactly the range', at(1), at(11), { left: 0, width: 100, cutLeft: false, cutRight: false }],
  ['before', '2026-11-01T00:00:00Z', at(1), undefined],
  ['after', at(11), null, undefined],
  ['empty', at(5), at(5), undefined],
])('a period %s', (_, from, to, expected) => {
  expect(spanOf(range, from, to)).toEqual(expected);
});
