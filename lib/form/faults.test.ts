import { z } from 'zod';
import { faultWords, placedIssues } from './faults';

const schema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  count: z.int().positive(),
  share: z.number().max(1),
  kind: z.enum(['a', 'b']),
  items: z.array(z.string()).min(2),
  ends: z.union([
    z.strictObject({ days: z.int(), lots: z.number() }),
    z.strictObject({ days: z.int(), each: z.number() }),
  ]),
});
const VALID = { name: 'x', count: 1, share: 1, kind: 'a', items: ['', ''], ends: { days: 1, each: 1 } };

test.each([
  [{ name: '' }, ['name: 请填写']],
  [{ name: 'X' }, ['name: 格式不对']],
  [{ count: null }, ['count: 请填写']],
  [{ count: 0 }, ['count: 须大于 0']],
  [{ count: 1.5 }, ['count: 须为整数']],
  [{ count: 'x' }, ['count: 须为数字']],
  [{ share: 2 }, ['share: 不可大于 1']],
  [{ kind: '' }, ['kind: 请选择']],
  [{ items: [''] }, ['items: 至少 2 项']],
  [{ other: 1 }, [': 没有这样的字段：other']],
  [{ ends: { days: null, each: null } }, ['ends.days: 请填写', 'ends.each: 请填写']],
])('%j', (wrong, faults) => {
  const { error } = schema.safeParse({ ...VALID, ...wrong }, { error: faultWords });
  expect(placedIssues(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(faults);
});
