import { screen } from '@testing-library/react';
import { fakeActivity, renderIsland } from '../../activities/testing/fake-activity';
import { ReleaseDates } from './release-dates';

const RELEASES = ['2026-10-29', '2026-12-10', '2027-01-28', '2027-03-18', '2027-04-29', '2027-06-10'].map((day) => ({
  at: `${day}T03:00:00+08:00`,
  label: `${day} 会议`,
}));
const dates = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function show(calendar: { at: string; label: string | null }[] | 'down') {
  const state = { kind: 'predict' as const, rounds: [], calendar: calendar === 'down' ? [] : calendar, streak: null };
  fakeActivity(state, { down: calendar === 'down' });
  // A new slug per test: responses are cached by slug.
  renderIsland(<ReleaseDates slug={`rate-${JSON.stringify(calendar).length}`} releases={RELEASES} note="可能调整" />);
}

test("shows the definition's dates until the server's calendar arrives, and keeps them if it does not", async () => {
  show('down');
  expect(dates()).toEqual([
    '12月10日 03:002026-12-10 会议',
    '1月28日 03:002027-01-28 会议',
    '3月18日 03:002027-03-18 会议',
    '4月29日 03:002027-04-29 会议',
  ]);
});

test('shows releases that operators have added, each with its name', async () => {
  show([
    { at: '2027-06-09T19:00:00.000Z', label: null },
    { at: '2028-01-26T19:00:00.000Z', label: '2028年1月会议' },
  ]);
  expect(await screen.findByText('2028年1月会议')).toBeVisible();
  expect(dates()).toEqual(['6月10日 03:002027-06-10 会议', '1月27日 03:002028年1月会议']);
});
