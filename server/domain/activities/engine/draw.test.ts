import crypto from 'node:crypto';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import { numbersOf } from '@/lib/random';
import { draw, limitedOutcomes, outcomeAt, outcomesLeft } from './draw';
import type { Place } from './module';

const ODDS = [3700, 2500, 1500, 1000, 700, 400, 150, 50];
/** The chi-square with 7 degrees of freedom that a fair draw exceeds once in a million times. */
const CRITICAL = 40.522;
const DRAWS = 100_000;

const outcomes: Outcome[] = ODDS.map((odds, index) => ({
  id: `outcome-${index}`,
  label: `第${index + 1}格`,
  prize: null,
  odds,
  stock: null,
}));
/** Outcomes without a stock need no database. */
const NOWHERE = {} as Place;

// @proves 各格概率：…
// @proves 每枚概率相同：…
// @proves … 日的门：…
// @proves 其余每扇：…
test('maps as many numbers to each outcome as its odds', () => {
  const fallen = new Map<string, number>();
  for (let number = 0; number < ODDS_TOTAL; number++) count(fallen, outcomeAt(outcomes, number).id);
  expect([...fallen.values()]).toEqual(ODDS);
});

test('throws for a number beyond all odds', () => {
  expect(() => outcomeAt(outcomes, ODDS_TOTAL)).toThrow('The odds do not reach 10000.');
});

test('reports what its pool has left of each outcome, all of an untouched one, and null for one without a limit', () => {
  const [first, second, third] = outcomes.slice(0, 3) as [Outcome, Outcome, Outcome];
  const limited = [{ ...first, stock: 5 }, { ...second, stock: 7 }, third];
  const left = new Map([['box/outcome-0', 2]]);
  expect(outcomesLeft(limited, 'box', left).map((one) => one.left)).toEqual([2, 7, null]);
  expect(outcomesLeft(limited, '', left).map((one) => one.left)).toEqual([5, 7, null]);
  expect(outcomesLeft(limited, '', new Map([['outcome-0', 0]])).map((one) => one.left)).toEqual([0, 7, null]);
  // It had a stock once, but has no limit now.
  expect(outcomesLeft([third], '', new Map([['outcome-2', 3]])).map((one) => one.left)).toEqual([null]);
});

test('stocks only limited outcomes, under the name of their pool and with their renewal', () => {
  const [first, second] = outcomes as [Outcome, Outcome];
  const limited = [{ ...first, stock: 5 }, second];
  const { prize, label: name } = first;
  expect(limitedOutcomes(limited, '')).toEqual([{ item: 'outcome-0', name, total: 5, prize }]);
  expect(limitedOutcomes(limited, 'box', 'month')).toEqual([
    { item: 'box/outcome-0', name, total: 5, perRound: 'month', prize },
  ]);
});

// @proves 结果由服务器以密码学随机数按公布的概率抽取，与点击的快慢、先后无关
test('draws by the odds in a hundred thousand draws', async () => {
  const random = numbersOf(1);
  const number = jest.spyOn(crypto, 'randomInt');
  number.mockImplementation((max: number) => Math.floor(random() * max));
  const drawn = new Map<string, number>();
  for (let turn = 0; turn < DRAWS; turn++) count(drawn, (await draw(NOWHERE, outcomes, { name: '' })).id);
  const chiSquare = outcomes
    .map(({ id, odds }) => ({ expected: (odds / ODDS_TOTAL) * DRAWS, observed: drawn.get(id) ?? 0 }))
    .reduce((sum, { expected, observed }) => sum + (observed - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(CRITICAL);
});

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
