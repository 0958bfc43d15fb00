import { labelLines, restingAngle } from './geometry';

test('stops with the segment under the pointer after at least the requested turns', () => {
  for (const count of [6, 7, 8, 12]) {
    for (let index = 0; index < count; index += 1) {
      const rest = restingAngle(index, count, 123.4, 2);
      expect(rest - 123.4).toBeGreaterThanOrEqual(720);
      expect(rest - 123.4).toBeLessThan(1080);
      expect(Math.abs(Math.cos(((rest + (index * 360) / count) * Math.PI) / 180) - 1)).toBeLessThan(1e-9);
    }
  }
});

test('breaks a label at its space, and in halves if it is too long for a segment', () => {
  expect(labelLines('$8 赠金', 8)).toEqual(['$8', '赠金']);
  expect(labelLines('足金金条 1\u00a0克', 8)).toEqual(['足金金条', '1\u00a0克']);
  expect(labelLines('$8\u00a0赠金', 8)).toEqual(['$8', '赠金']);
  expect(labelLines('再接再厉', 12)).toEqual(['再接再厉']);
  expect(labelLines('双面保温水杯', 12)).toEqual(['双面保', '温水杯']);
});

test('keeps a number with its unit, also after words', () => {
  expect(labelLines('满 100 元', 8)).toEqual(['满', '100 元']);
  expect(labelLines('5 克 金条', 8)).toEqual(['5 克', '金条']);
});
