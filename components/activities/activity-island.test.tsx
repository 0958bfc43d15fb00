import { screen } from '@testing-library/react';
import bbwy from '@/campaigns/bbwy';
import sprintBonus from '@/campaigns/sprint-bonus';
import { ActivityIsland } from './activity-island';
import type { ActivityIslandProps } from './islands';
import { fakeActivity, renderIsland } from './testing/fake-activity';
// Read beforehand, so that no test waits for a compiler.
import './tasks/stairs-activity';
import './tiers/sprint-activity';

const islandOf = ({ slug, activities }: typeof bbwy) => (
  <ActivityIsland {...({ slug, ...activities[0] } as ActivityIslandProps)} />
);

test('tasks are drawn as a staircase where their definition says so', async () => {
  fakeActivity({ kind: 'tasks', mine: null });
  renderIsland(islandOf(bbwy), { signedIn: false });
  expect(await screen.findByText(/共 5 级/)).toBeVisible();
});

test('a ladder has a race track where its definition says so', async () => {
  fakeActivity({ kind: 'tiers', mine: null, termEndsAt: null, ranking: [] });
  renderIsland(islandOf(sprintBonus), { signedIn: false });
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveAttribute('data-next');
});
