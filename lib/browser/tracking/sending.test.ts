import { addMonths } from '../../privacy/retention';
import { visitorId } from './sending';

const NOW = Date.parse('2026-06-01T04:00:00.000Z');
const later = (months: number) => addMonths(new Date(NOW), months).getTime();

test("keeps a browser's name for half a year", () => {
  const name = visitorId(NOW);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect([visitorId(NOW + 1), visitorId(later(6) - 1)]).toEqual([name, name]);
  expect(visitorId(later(6))).not.toBe(name);
});

test('gives another browser another name, even on the same device', () => {
  const name = visitorId(NOW);
  localStorage.clear();
  expect(visitorId(NOW)).not.toBe(name);
});

test.each(['', 'x', `${'a'.repeat(32)} x`, `${'a'.repeat(32)} ${later(7)}`, `${'a'.repeat(33)} ${later(1)}`])(
  'replaces an invalid stored name: %j',
  (stored) => {
    localStorage.setItem('visitor', stored);
    const name = visitorId(NOW);
    expect(name).not.toContain('a'.repeat(32));
    expect(localStorage.getItem('visitor')).toBe(`${name} ${later(6)}`);
  },
);
