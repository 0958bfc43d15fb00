import { outlineOf, readGlyphs } from './outline';

const glyphs = readGlyphs(['20 50 0 0 ', '91d1 200 10 20 h80v9z', '8bed 190 -5 30 l7-3 4 4z'].join('\n'));

test('places the glyphs of a text beside each other', () => {
  expect(outlineOf('金 语', glyphs)).toEqual({ width: 440, path: 'M10 20h80v9zM245 30l7-3 4 4z' });
});

test('gives no outline to a text with a character that the face lacks', () => {
  expect(outlineOf('金币', glyphs)).toBeUndefined();
});
