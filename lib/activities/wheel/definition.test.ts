import { faultsOf } from '../testing/faults-of';
import { wheel } from './definition';

const valid = { kind: 'wheel', title: '转盘', ...wheel.starter };
const [, none] = wheel.starter.segments;
const segmentsOf = (length: number) => ({
  segments: Array.from({ length }, (_, index) => ({
    ...none,
    id: `segment-${index}`,
    odds: index === 0 ? 10_000 - 100 * (length - 1) : 100,
  })),
});

test.each<[string, object, string[]]>([
  ['six segments', segmentsOf(6), []],
  ['twelve segments', segmentsOf(12), []],
  ['five segments', segmentsOf(5), ['segments: 须为6至12格']],
  ['thirteen segments', segmentsOf(13), ['segments: 须为6至12格']],
  [
    'odds that do not add up',
    { segments: wheel.starter.segments.map((segment) => ({ ...segment, odds: 1000 })) },
    ['segments: 中奖概率之和须为 100%，现在是 80%'],
  ],
  ['no source of credits', { credits: [] }, ['credits: too_small']],
  ['spins for verified accounts only', { requires: { verified: true } }, []],
])('checks a wheel with %s', (_, change, faults) => {
  expect(faultsOf(wheel.definition, { ...valid, ...change })).toEqual(faults);
});

const daily = { from: 'day', count: 2, label: '每日登录' };
const lots = { from: 'lots', each: 1, max: 101, label: '每手' };
const worthOf = (...credits: object[]) =>
  wheel.worth(wheel.definition.parse({ kind: 'wheel', title: '转盘', ...wheel.starter, credits }), {
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
