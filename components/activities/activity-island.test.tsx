import { screen } from '@testing-library/react';
import bbwy from '@/campaigns/bbwy';
import sprintBonus from '@/campaigns/sprint-bonus';
import { ActivityIsland } from './activity-island';
import type { ActivityIslandProps } from './islands';
import { fakeActivity, renderIsland } from './testing/fake-activity';
// Imported in advance, so that no test waits for the compiler.
import './tasks/stairs-activity';
import './tiers/sprint-activity';

const islandOf = ({ slug, activities }: typeof bbwy) => (
  <ActivityIsland {...({ slug, ...activities[0] } as ActivityIslandProps)} />
);

test('shows its place and title before its code is loaded', async () => {
  fakeActivity({ kind: 'tasks', mine: null });
  renderIsland(islandOf(bbwy), { signedIn: false });
  expect(screen.getByRole('heading', { name: bbwy.activities[0]?.title ?? '' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取活动进度…');
  expect(await screen.findByText(/共 5 级/)).toBeVisible();
});

test('shows a ladder with a race track if its definition says so', async () => {
  fakeActivity({ kind: 'tiers', mine: null, termEndsAt: null, ranking: [] });
  renderIsland(islandOf(sprintBonus), { signedIn: false });
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveAttribute('data-next');
});
