import { fireEvent, render, screen } from '@testing-library/react';
import type { Change } from '../operations/changes';
import { CampaignActions } from './campaign-actions';
import type { Events } from './queries';
import type { Entry } from './rows';

const SEASON: Entry['season'] = { campaign: 'boats', season: 'dragon-boat', from: '2027-06-09', to: '2027-06-11' };
const NOW = '2027-03-01T00:00:00.000Z';
const events: Events = {
  ...{ from: '2027-03-01', to: '2027-04-01', now: NOW, notice: { days: 7, end: NOW } },
  ...{ rounds: [], texts: [], seasons: [] },
};

/** What the button of the season opens. */
function opened(entry: Pick<Entry, 'status'>): Change {
  const changes: Change[] = [];
  const known = { campaign: 'boats', title: '端午答题', ends: null, set: null, season: SEASON, ...entry } as Entry;
  render(<CampaignActions entry={known} events={events} mayRun={() => true} onChange={(one) => changes.push(one)} />);
  fireEvent.click(screen.getByRole('button', { name: '按端午安排：2027-06-09 至 2027-06-11' }));
  return changes[0] as Change;
}

test.each([
  ['ended', true],
  ['upcoming', true],
  ['running', false],
  ['claiming', false],
] as const)('the dates of a season need nothing else while a campaign is %s: %s', (status, complete) => {
  const { name, given } = opened({ status });
  expect([name, given]).toEqual(['dates', { campaign: 'boats', begins: '2027-06-09', ends: '2027-06-11' }]);
  // The form asks for what is not given.
  expect('reason' in given).toBe(complete);
});
