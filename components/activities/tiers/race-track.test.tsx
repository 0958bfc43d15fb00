import { render, screen } from '@testing-library/react';
import { progress, RaceTrack } from './race-track';

test.each([
  [0, 0],
  [1.5, 0.25],
  [3, 0.5],
  [8, 1],
  [90, 1],
])('places the runner after %d lots at %d of a track with posts at 3 and 8', (value, run) => {
  expect(progress([3, 8], value)).toBe(run);
});

test('marks passed posts and the next one', () => {
  const tiers = [
    { from: 3, reward: 12 },
    { from: 8, reward: 40 },
    { from: 16, reward: 98 },
  ];
  render(<RaceTrack measure="lots" unit="usd" tiers={tiers} value={4} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveAttribute('data-passed');
  expect(second).toHaveAttribute('data-next');
  expect(second).toHaveTextContent('$408 手');
  expect(third).not.toHaveAttribute('data-next');
});
