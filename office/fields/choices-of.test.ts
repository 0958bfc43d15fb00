import type { OperationField } from '@/server/office/api';
import { choicesOf } from './choices-of';

const gold = { value: 'wheel/gold', label: '转盘：黄金' };
const known = {
  campaigns: [{ value: 'summer', label: '夏日', parts: { item: [gold], coupon: [], outcome: [] } }],
  brands: [{ value: 'bfzh', label: '百福' }],
  campaign: 'summer',
};
const item: OperationField = { name: 'item', kind: 'part', label: '奖品' };

test('offers the items of the chosen campaign by their names', () => {
  expect(choicesOf(item, known)).toEqual([gold]);
  expect(choicesOf(item, { ...known, campaign: undefined })).toEqual([]);
});

test('offers further values before the choices, and none where the value is entered', () => {
  const all = { value: 'all', label: '全部活动' };
  expect(choicesOf({ name: 'campaign', kind: 'campaign', label: '活动', also: [all] }, known)[0]).toBe(all);
  expect(choicesOf({ name: 'ends', kind: 'time', label: '结束', also: [all] }, known)).toEqual([]);
});
