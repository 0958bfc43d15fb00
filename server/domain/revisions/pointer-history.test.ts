import { extendHistory } from './pointer-history';
import type { Pointer } from './pointers';

const pointer = (slug: string, revision: number): Pointer => ({ slug, revision, brand: null, from: 0, to: null });
const [gold, silver] = [pointer('gold', 1), pointer('silver', 2)];

test('lists the changes of each campaign, without those of the others', () => {
  const changes = [
    { at: 100, entries: [gold] },
    { at: 200, entries: [gold, silver] },
    { at: 300, entries: [silver] },
  ];
  const expected = new Map([
    [
      'text/gold',
      [
        { at: 100, entries: [gold] },
        { at: 300, entries: [] },
      ],
    ],
    ['text/silver', [{ at: 200, entries: [silver] }]],
  ]);
  expect(extendHistory(new Map(), changes)).toEqual(expected);
  const first = extendHistory(new Map(), changes.slice(0, 2));
  expect(extendHistory(first, changes.slice(2))).toEqual(expected);
  expect(first.get('text/gold')).toHaveLength(1);
});
