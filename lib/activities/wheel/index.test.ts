import { wheelSchema } from './definition';
import { wheel } from './index';
import { starter } from './starter';

const daily = { from: 'day', count: 2, label: '每日登录' };
const lots = { from: 'lots', each: 1, max: 101, label: '每手' };
const worthOf = (...credits: object[]) =>
  wheel.worth(wheelSchema.parse({ kind: 'wheel', title: '转盘', ...starter, credits }), {
    deposit: 0,
    lots: Infinity,
  });

test("values a wheel by an account's best spins, limited by the stock", () => {
  expect(worthOf(lots)).toEqual({ luck: 100 * 8 + 5, recurring: [] });
});

test('values daily spins by their best outcome, as a recurring worth', () => {
  expect(worthOf(daily, { ...lots, max: 1 })).toEqual({
    luck: 8,
    recurring: [{ per: 'day', dollars: 16, luck: true }],
  });
  expect(worthOf(daily)).toEqual({ luck: 0, recurring: [{ per: 'day', dollars: 16, luck: true }] });
});
