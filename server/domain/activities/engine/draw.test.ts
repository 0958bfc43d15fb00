import crypto from 'node:crypto';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import { keyOf, randomAt } from '../../market/feed/simulator/random';
import { draw, limitedOutcomes, outcomeAt, outcomesLeft } from './draw';
import type { Place } from './module';

const ODDS = [3700, 2500, 1500, 1000, 700, 400, 150, 50];
/** Chi-square of 7 degrees of freedom that a fair draw exceeds once in a million times. */
const CRITICAL = 40.522;
const DRAWS = 100_000;

const outcomes: Outcome[] = ODDS.map((odds, index) => ({
  id: `outcome-${index}`,
  label: `第${index + 1}格`,
  prize: null,
  odds,
  stock: null,
}));
/** Outcomes of unlimited number ask the database nothing. */
const NOWHERE = {} as Place;

test('every number falls on one outcome, on each as many as its odds', () => {
  const fallen = new Map<string, number>();
  for (let number = 0; number < ODDS_TOTAL; number++) count(fallen, outcomeAt(outcomes, number).id);
  expect([...fallen.values()]).toEqual(ODDS);
});

test('a number beyond all odds falls on none', () => {
  expect(() => outcomeAt(outcomes, ODDS_TOTAL)).toThrow('The odds do not reach 10000.');
});

test('an outcome has what is left of it in its pool, all where nothing was taken, and no number where it never runs out', () => {
  const [first, second, third] = outcomes.slice(0, 3) as [Outcome, Outcome, Outcome];
  const limited = [{ ...first, stock: 5 }, { ...second, stock: 7 }, third];
  const left = new Map([['box/outcome-0', 2]]);
  expect(outcomesLeft(limited, 'box', left).map((one) => one.left)).toEqual([2, 7, null]);
  expect(outcomesLeft(limited, '', left).map((one) => one.left)).toEqual([5, 7, null]);
  expect(outcomesLeft(limited, '', new Map([['outcome-0', 0]])).map((one) => one.left)).toEqual([0, 7, null]);
  // Stocked once, and without limit since.
  expect(outcomesLeft([third], '', new Map([['outcome-2', 3]])).map((one) => one.left)).toEqual([null]);
});

test('only what runs out is stocked, by the name of its pool and as often as it is renewed', () => {
  const [first, second] = outcomes as [Outcome, Outcome];
  const limited = [{ ...first, stock: 5 }, second];
  const { prize } = first;
  expect(limitedOutcomes(limited, '')).toEqual([{ item: 'outcome-0', total: 5, prize }]);
  expect(limitedOutcomes(limited, 'box', 'month')).toEqual([
    { item: 'box/outcome-0', total: 5, perRound: 'month', prize },
  ]);
});

test('a hundred thousand draws fit the odds', async () => {
  const key = keyOf(1, 'draws');
  let numbers = 0;
  const number = jest.spyOn(crypto, 'randomInt');
  number.mockImplementation((max: number) => Math.floor(randomAt(key, numbers++) * max));
  const drawn = new Map<string, number>();
  for (let turn = 0; turn < DRAWS; turn++) count(drawn, (await draw(NOWHERE, outcomes, { name: '' })).id);
  const chiSquare = outcomes
    .map(({ id, odds }) => ({ expected: (odds / ODDS_TOTAL) * DRAWS, observed: drawn.get(id) ?? 0 }))
    .reduce((sum, { expected, observed }) => sum + (observed - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(CRITICAL);
  number.mockRestore();
});

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
