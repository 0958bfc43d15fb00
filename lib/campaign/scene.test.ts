import { motifOf } from './scene';

test('a scene is about its largest drawing, whatever surrounds it', () => {
  expect(
    motifOf([
      { part: 'glow', x: 50, y: 50, width: 110 },
      { part: 'coin', x: 20, y: 80, width: 16 },
      { part: 'bull', x: 50, y: 60, width: 90 },
      { part: 'ribbon', x: 50, y: 16, width: 100 },
    ]),
  ).toBe('bull');
});

test('a page that draws its own is about the phone', () => {
  expect(motifOf(undefined)).toBe('phone');
});
