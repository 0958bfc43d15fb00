import { lines, type Sentence } from '@/server/operations/common/answer';
import { effectChanges } from './effect-changes';

const paid = (count: number): Sentence => ({ kind: 'sentence', code: 'all_paid', params: { count } });
const groups = (...rows: [string | null, number][]) => ({
  kind: 'table' as const,
  table: 'rewards_to_pay',
  columns: ['group', 'rewards'],
  rows,
});

test('names the lines that only one of two effects has', () => {
  expect(effectChanges([paid(2)], [paid(3)])).toEqual({
    gone: [expect.stringContaining('2')],
    come: [expect.stringContaining('3')],
  });
  const before = [groups(['daily predict', 1], [null, 1]), lines(paid(1))];
  const now = [groups(['daily predict', 1], ['drawn wheel', 1], [null, 2]), lines(paid(1))];
  const { gone, come } = effectChanges(before, now);
  expect(gone).toHaveLength(1);
  expect(come).toHaveLength(2);
  expect(come[0]).toContain('drawn wheel');
});

test('counts equal lines', () => {
  expect(effectChanges([paid(1), paid(1)], [paid(1)])).toEqual({ gone: [expect.any(String)], come: [] });
  expect(effectChanges([paid(1)], [paid(1)])).toEqual({ gone: [], come: [] });
});
