import { faultsOf } from '../testing/faults-of';
import { wheelSchema } from './definition';
import { starter } from './starter';

const wheel = { kind: 'wheel', title: '转盘', ...starter };
const [, none] = starter.segments;
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
    { segments: starter.segments.map((segment) => ({ ...segment, odds: 1000 })) },
    ['segments: 中奖概率之和须为 10000'],
  ],
  ['no source of credits', { credits: [] }, ['credits: too_small']],
  ['spins for verified accounts only', { requires: { verified: true } }, []],
])('checks a wheel with %s', (_, change, faults) => {
  expect(faultsOf(wheelSchema, { ...wheel, ...change })).toEqual(faults);
});
