import { z } from 'zod';
import { faultWords, placedIssues } from './faults';

const schema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  count: z.int().positive().max(9),
  items: z.array(z.string()).min(2),
  ends: z.union([z.strictObject({ days: z.int(), lots: z.number() }), z.strictObject({ days: z.int() })]),
});

test.each([
  [{ name: '' }, ['name: 请填写']],
  [{ name: 'X' }, ['name: 格式不对']],
  [{ count: null }, ['count: 请填写']],
  [{ count: 0 }, ['count: 须大于 0']],
  [{ count: 10 }, ['count: 不可大于 9']],
  [{ count: 1.5 }, ['count: 须为整数']],
  [{ items: [''] }, ['items: 至少 2 项']],
  [{ other: 1 }, [': 没有这样的字段：other']],
  [{ ends: { days: null } }, ['ends.days: 请填写']],
])('%j', (wrong, faults) => {
  const written = { name: 'x', count: 1, items: ['', ''], ends: { days: 1 }, ...wrong };
  const { error } = schema.safeParse(written, { error: faultWords });
  expect(placedIssues(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(faults);
});
