import written from '@/campaigns/content-dates.json';
import { contentDates } from './content-dates';

const TODAY = '2030-01-01';

test('dates only changed content, and not if visitors do not see the change', () => {
  const path = '/clause/disclaimer';
  const other = { ...written, [path]: { date: '2026-01-01', digest: 'other' } };
  expect(contentDates(other, TODAY)).toEqual({ ...written, [path]: { ...written[path], date: TODAY } });
  expect(contentDates(other, TODAY, false)[path]?.date).toBe('2026-01-01');
  const { [path]: _, ...missing } = written;
  expect(contentDates(missing, TODAY, false)[path]?.date).toBe(TODAY);
});
