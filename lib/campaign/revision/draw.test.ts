import { armsByDraw, DRAWS, drawOf, readDraw } from './draw';

const draws = Array.from({ length: DRAWS }, (_, draw) => draw);
const countOf = (dealt: readonly number[], arm: number) => dealt.filter((shown) => shown === arm).length;

test.each([[[50, 50]], [[1, 99]], [[34, 33, 33]], [[10, 20, 30, 40]]])(
  'of all draws exactly the weights %j are shown each arm',
  (weights) => {
    for (const slug of ['bull-market', 'cgold', 'summer']) {
      const dealt = armsByDraw(slug, weights);
      expect(weights.map((_, arm) => countOf(dealt, arm))).toEqual(weights);
    }
  },
);

test('a campaign always deals alike, and no two campaigns deal alike', () => {
  const slugs = Array.from({ length: 70 }, (_, index) => `campaign-${index}`);
  expect(armsByDraw('cgold', [50, 50])).toEqual(armsByDraw('cgold', [50, 50]));
  const first = armsByDraw('cgold', [50, 50]);
  // Two campaigns that know nothing of each other agree on half of all draws, 50 ± 5.
  for (const slug of slugs) {
    const other = armsByDraw(slug, [50, 50]);
    const agreed = draws.filter((draw) => other[draw] === first[draw]).length;
    expect(agreed).toBeGreaterThan(50 - 25);
    expect(agreed).toBeLessThan(50 + 25);
  }
});

test('an arm that grows keeps its visitors', () => {
  const [before, after] = [armsByDraw('cgold', [20, 80]), armsByDraw('cgold', [30, 70])];
  for (const draw of draws) if (before[draw] === 0) expect(after[draw]).toBe(0);
});

test('draws by address and browser are spread evenly', () => {
  const counts = draws.map(() => 0);
  const visitors = 100_000;
  for (let index = 0; index < visitors; index += 1) {
    const draw = drawOf(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\nMozilla/5.0`);
    counts[draw] = (counts[draw] ?? 0) + 1;
  }
  const expected = visitors / DRAWS;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Of 99 degrees of freedom: below 61 or above 149 once in a thousand times each.
  expect(chiSquare).toBeGreaterThan(61);
  expect(chiSquare).toBeLessThan(149);
});

test.each([
  ['0', 0],
  ['7', 7],
  ['99', 99],
  ['100', undefined],
  ['07', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as the draw %j', (written, draw) => {
  expect(readDraw(written)).toBe(draw);
});

test('throws for weights that do not add up', () => {
  expect(() => armsByDraw('cgold', [50, 49])).toThrow('99');
});
