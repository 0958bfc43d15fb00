import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { DAY_FORMATS, TIME_FORMATS } from './day-formats';

// As the picker reads them.
dayjs.extend(customParseFormat);
const read = (text: string, formats: readonly string[], shown: string) =>
  formats
    .map((format) => dayjs(text, format, true))
    .find((day) => day.isValid())
    ?.format(shown);

test.each(['2026-12-05', '2026-12-5', '2026/12/5', '2026/12/05', '2026.12.5', '2026年12月5日', '20261205'])(
  'reads the day %s',
  (text) => {
    expect(read(text, DAY_FORMATS, 'YYYY-MM-DD')).toBe('2026-12-05');
  },
);

test.each([
  ['20:00', '20:00'],
  ['20：00', '20:00'],
  ['9：05', '09:05'],
  ['9:05', '09:05'],
  ['2000', '20:00'],
])('reads the time %s', (text, time) => {
  expect(read(text, TIME_FORMATS, 'HH:mm')).toBe(time);
});

test.each(['2026/13/5', '12月5日', '2026-12-05 20:00'])('does not guess the day of %s', (text) => {
  expect(read(text, DAY_FORMATS, 'YYYY-MM-DD')).toBeUndefined();
});
