import type { Box } from './boxes';
import { type Clip, cutOf, overlapOf, overlapping } from './verdicts';

const SCREEN = { left: 0, width: 320 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const clip = (around: Box, { x = true, y = true, folds = true } = {}): Clip => ({ box: around, x, y, folds });
const line = (text: string, at: Box) => ({ text, box: at });

test.each([
  ['whole on the screen', box(10, 0, 310, 20), [], null],
  ['half an empty comma beyond the edge', box(10, 0, 322, 20), [], null],
  ['a text that does not break', box(10, 0, 493, 20), [], '173 px beyond the right edge'],
  ['a text that begins before the screen', box(-20, 0, 100, 20), [], '20 px beyond the left edge'],
  ['a text that sticks out of its card', box(10, 0, 220, 20), [clip(box(0, 0, 200, 100))], 'cut by 20 px sideways'],
  ['one that its card lets out', box(10, 0, 220, 20), [clip(box(0, 0, 200, 100), { x: false })], null],
  ['lower halves of a line', box(10, 90, 100, 110), [clip(box(0, 0, 200, 100))], 'cut by 4 px upright'],
  ['the empty foot of a line', box(10, 85, 100, 105), [clip(box(0, 0, 200, 100))], null],
  ['a line that is folded away as a whole', box(10, 200, 100, 220), [clip(box(0, 0, 200, 100))], null],
  [
    'a second line beneath a price of one',
    box(10, 110, 100, 130),
    [clip(box(0, 0, 200, 100), { folds: false })],
    'cut by 24 px upright',
  ],
])('%s', (_, text, clips, verdict) => {
  expect(cutOf(text, clips, SCREEN)).toBe(verdict);
});

test('finds overlapping glyphs, but not overlapping font margins', () => {
  expect(overlapOf(box(0, 0, 100, 20), box(0, 16, 100, 36))).toBe(0);
  expect(overlapOf(box(0, 0, 100, 20), box(0, 5, 100, 25))).toBeGreaterThan(2);
  expect(overlapOf(box(0, 0, 100, 20), box(99, 0, 200, 20))).toBe(0);
});

test('finds every overlapping pair of lines that do not belong together', () => {
  const lines = [
    line('price', box(100, 100, 180, 120)),
    line('name', box(0, 0, 90, 20)),
    line('badge', box(170, 104, 190, 118)),
    line('shadow', box(0, 2, 90, 22)),
  ];
  const names = (pairs: (typeof lines)[]) => pairs.map((pair) => pair.map(({ text }) => text).join(' '));
  expect(names(overlapping(lines, () => true))).toEqual(['name shadow', 'price badge']);
  expect(names(overlapping(lines, (a, b) => ![a.text, b.text].includes('shadow')))).toEqual(['price badge']);
});
