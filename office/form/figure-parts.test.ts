import { figureParts, withFigures } from './figure-parts';

const FIGURES = new Map([
  ['treasure.boxes.count', { value: 31 }],
  ['treasure.days.count', { value: 31 }],
]);

test('shows figures instead of their names', () => {
  expect(figureParts('{treasure.boxes.count}只宝箱，{brand}送出', FIGURES)).toEqual([
    { text: '31', name: '{treasure.boxes.count}' },
    { text: '只宝箱，' },
    { text: '{brand}', name: '{brand}' },
    { text: '送出' },
  ]);
});

test.each(['没有数字', '{boxes}只宝箱', '一只{'])('leaves %j as it is written', (text) => {
  expect(figureParts(text, FIGURES)).toBeUndefined();
});

test('a change shows figures, unless only their names differ', () => {
  const change = { field: 'hero.lead', before: '{treasure.boxes.count}天', after: null };
  expect(withFigures(change, FIGURES)).toEqual({ ...change, before: '31天' });
  const renamed = { ...change, after: '{treasure.days.count}天' };
  expect(withFigures(renamed, FIGURES)).toEqual(renamed);
});
