import { BLACK, channels, mix, WHITE } from './mix';

test.each([
  ['#c4161c', 86, WHITE, '#cc373c'],
  ['#c4161c', 76, BLACK, '#951115'],
  ['#f7c65c', 16, '#fff9ee', '#fef1d7'],
  ['#123456', 100, BLACK, '#123456'],
  ['#040506', 100, WHITE, '#040506'],
  ['#123456', 0, '#abcdef', '#abcdef'],
])('mixes %s at %i percent with %s', (first, share, second, mixed) => {
  expect(mix(first, share, second)).toBe(mixed);
});

test('lists the channels of a colour', () => {
  expect(channels('#c4161c')).toBe('196 22 28');
});
