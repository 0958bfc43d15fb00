import { act, render, screen } from '@testing-library/react';
import { readPageLife } from '@/lib/campaign/page-life';
import { type CampaignDates, campaignLife } from '@/lib/contract/activities/calls';
import { CampaignLife } from './campaign-life';

const NOW = '2026-06-01T04:00:00.000Z';
const DATES: CampaignDates = {
  now: NOW,
  phase: 'running',
  beginsAt: null,
  endsAt: null,
  claimsUntil: null,
  paused: false,
};
const ENDS = { endsAt: '2026-06-01T16:00:00.000Z', claimsUntil: '2026-07-01T16:00:00.000Z' };

let asked = 0;

/**
 * Shows a campaign of its own, as what was read of one is kept.
 *
 * @param sentAs how the campaign stood when the page was sent, as pages are told
 */
function showSent(sentAs: string | undefined, ...answers: Partial<CampaignDates>[]) {
  const page = document.createElement('div');
  page.innerHTML = '<ol><li hidden data-life-rule></li></ol><div id="activity-tasks"></div>';
  document.body.append(page);
  const waiting = [...answers];
  window.fetch = (async () => {
    const [next] = waiting.length > 1 ? waiting.splice(0, 1) : waiting;
    const answer = campaignLife.response.parse({ IsSuccess: true, Data: { ...DATES, ...next } });
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
  asked += 1;
  const sent = readPageLife(sentAs);
  if (!sent) throw new Error(`No page is told ${sentAs}.`);
  render(<CampaignLife slug={`summer-${asked}`} page={page} sent={sent} />);
  return { page, rule: page.querySelector<HTMLElement>('[data-life-rule]') };
}

const show = (...answers: Partial<CampaignDates>[]) => showSent(undefined, ...answers);

test('one that just runs says nothing', async () => {
  const { page, rule } = show({});
  await act(async () => {});
  expect([page.dataset.life, rule?.hidden]).toEqual(['running', true]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('one with an announced end says when, over the page and in its rules', async () => {
  const { page, rule } = show(ENDS);
  expect(await screen.findByRole('status')).toHaveTextContent('活动结束时间2026年6月1日 24:00（北京时间）。');
  expect(page.dataset.life).toBe('closing');
  expect(rule).toHaveTextContent('本活动于2026年6月1日 24:00（北京时间）结束。');
});

test('while it collects it says until when, and leads to where', async () => {
  const { page, rule } = show({ ...ENDS, phase: 'ended', now: '2026-06-02T04:00:00.000Z' });
  expect(await screen.findByRole('status')).toHaveTextContent('请在2026年7月1日 24:00（北京时间）前领取');
  expect(screen.getByRole('link', { name: '去领取' })).toHaveAttribute('href', '#activity-tasks');
  expect(page.dataset.life).toBe('claiming');
  expect(rule).toHaveTextContent('本活动已于2026年6月1日 24:00（北京时间）结束。');
});

test('once it is over nothing is collected', async () => {
  const { page } = show({ ...ENDS, phase: 'ended', now: '2026-07-02T04:00:00.000Z' });
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(page.dataset.life).toBe('ended');
});

test('one that stands still says so, and offers what it offers', async () => {
  const { page } = show({ paused: true });
  expect(await screen.findByRole('status')).toHaveTextContent('活动暂停中');
  expect(page.dataset.life).toBe('running');
});

test('what the page was sent with stands while the question is open, and no longer than it is true', async () => {
  const { page } = showSent('claiming_1780329600_1782921600', {});
  expect(screen.getByRole('status')).toHaveTextContent('请在2026年7月1日 24:00（北京时间）前领取');
  expect(page.dataset.life).toBe('claiming');
  await act(async () => {});
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(page.dataset.life).toBe('running');
});

test('an open page changes at the second at which its campaign ends', async () => {
  // When an answer came is kept by what it said: no other test has this moment.
  const now = '2026-06-01T04:00:01.000Z';
  jest.useFakeTimers({ now: Date.parse(now) });
  const { page } = show({ ...ENDS, now }, { ...ENDS, phase: 'ended', now: ENDS.endsAt });
  await act(async () => {});
  expect(page.dataset.life).toBe('closing');
  await act(() => jest.advanceTimersByTimeAsync(12 * 3_600_000 - 1_001));
  expect(page.dataset.life).toBe('closing');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(page.dataset.life).toBe('claiming');
});
