import { discoveriesIn } from './false-discoveries';

/** The example of the procedure's authors: 15 comparisons of a study of treatments after a heart attack. */
const STUDY = [
  ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459],
  ...[0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
];

test('discovers the four of the study that its authors do, in any order', () => {
  // The fourth is at most 4 / 15 of 0.05, 0.0133; the fifth is more than 0.0167.
  expect(discoveriesIn(STUDY)).toEqual(STUDY.map((_, index) => index < 4));
  expect(discoveriesIn(STUDY.toReversed())).toEqual(STUDY.map((_, index) => index >= 11));
});

test('discovers a p-value above its own part because of a larger one below its part', () => {
  expect(discoveriesIn([0.04, 0.03])).toEqual([true, true]);
  expect(discoveriesIn([0.06, 0.03])).toEqual([false, false]);
  expect(discoveriesIn([])).toEqual([]);
});
