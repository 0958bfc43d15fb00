import { journeysOf, linesOf, nearSpecs, type SpecTest, specItems } from './specs.mjs';

const DIVIDED = 'e2e/matrix/pages.spec.ts';
const UNDIVIDED = 'e2e/edge/live-hosts.spec.ts';
const spec = (file: string, project: string, title: string, ...tags: string[]): SpecTest => ({
  file,
  project,
  title,
  tags,
  line: `[${project}] › ${title}`,
});
const tests = [
  ...Array.from({ length: 9 }, (_, index) => spec(DIVIDED, 'ios', `page ${index}`)),
  spec(DIVIDED, 'ios', 'opens an account', 'journey'),
  spec(DIVIDED, 'desktop', 'opens an account', 'journey'),
  spec(UNDIVIDED, 'edge', 'adds a host'),
  spec(UNDIVIDED, 'edge', 'removes gjs2.localhost'),
];
const costOf = (file: string) => (file === DIVIDED ? 33 : 100);
const shown = (items: ReturnType<typeof specItems>) =>
  items.map(({ id, units, tests: own }) => `${id}: ${own.length} tests, ${units} units`);

test('divides an expensive file into parts, with its journeys apart, unless its tests share what they start', () => {
  expect(shown(specItems(tests, costOf))).toEqual([
    `${DIVIDED} ios journey: 1 tests, 3 units`,
    `${DIVIDED} ios 1/2: 5 tests, 15 units`,
    `${DIVIDED} ios 2/2: 4 tests, 12 units`,
    `${DIVIDED} desktop journey: 1 tests, 3 units`,
    `${UNDIVIDED} edge: 2 tests, 100 units`,
  ]);
});

test('runs a journey in one layout per slice, by turns', () => {
  const items = specItems(tests, costOf);
  expect([0, 1, 2].map((slice) => [...journeysOf(items, slice)])).toEqual([
    [`${DIVIDED} ios journey`],
    [`${DIVIDED} desktop journey`],
    [`${DIVIDED} ios journey`],
  ]);
});

test('finds the tests near a change one by one, except those that share what they start', () => {
  const near = (changed: string[], distances: Map<string, number>) =>
    nearSpecs(tests, costOf, changed, distances).map(({ tests: own, distance }) => [own.length, distance]);
  expect(near(['brands/gjs2.ts'], new Map())).toEqual([[2, 1]]);
  expect(near([], new Map([[UNDIVIDED, 0]]))).toEqual([[2, 0]]);
  expect(near(['README.md'], new Map())).toEqual([]);
});

test('runs a test once that is near the change and in a part of its file', () => {
  const items = specItems(tests, costOf);
  const [near, ...others] = items.flatMap(({ tests: own }) => own.map(({ line }) => line));
  const twice = [...items, ...nearSpecs(tests, costOf, [DIVIDED], new Map([[DIVIDED, 0]]))];
  expect(linesOf(twice, new Set([near ?? '']))).toEqual(others);
});
