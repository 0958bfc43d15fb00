import { act, render, screen } from '@testing-library/react';
import { parseStatus } from '@/lib/campaign/status';
import {
  type CampaignDates,
  campaignLife,
  type RunningCampaign,
  runningCampaigns,
} from '@/lib/contract/activities/calls';
import { LiveStatus } from './live-status';

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
/** When a seasonal campaign returns. */
let returns: string | undefined;
/** What runs now; a server of an earlier release does not answer. */
let running: RunningCampaign[] | undefined;
beforeEach(() => {
  [returns, running] = [undefined, undefined];
});

/**
 * Renders a campaign with its own slug, because responses are cached by slug.
 *
 * @param sentAs the campaign status that the server rendered, in the page's format
 */
function showSent(sentAs: string | undefined, ...answers: Partial<CampaignDates>[]) {
  const page = document.createElement('div');
  page.innerHTML =
    '<ul data-cycle="month"><li></li><li data-awaited></li></ul>' +
    '<ol><li hidden data-life-rule></li></ol><div id="activity-tasks"></div>';
  document.body.append(page);
  const waiting = [...answers];
  window.fetch = (async (url: string) => {
    if (url.includes(runningCampaigns.path)) {
      const text = JSON.stringify({ IsSuccess: true, Data: running });
      return { ok: running !== undefined, status: running ? 200 : 404, text: async () => text };
    }
    const [next] = waiting.length > 1 ? waiting.splice(0, 1) : waiting;
    const answer = campaignLife.response.parse({ IsSuccess: true, Data: { ...DATES, ...next } });
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
  asked += 1;
  const sent = parseStatus(sentAs);
  if (!sent) throw new Error(`${sentAs} is not a campaign status.`);
  render(<LiveStatus slug={`summer-${asked}`} page={page} sent={sent} returns={returns} />);
  return { page, rule: page.querySelector<HTMLElement>('[data-life-rule]') };
}

const show = (...answers: Partial<CampaignDates>[]) => showSent(undefined, ...answers);

test('shows no note while a campaign runs without a known end', async () => {
  const { page, rule } = show({});
  await act(async () => {});
  expect([page.dataset.life, rule?.hidden]).toEqual(['running', true]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows an announced end above the page and in the rules', async () => {
  const { page, rule } = show(ENDS);
  expect(await screen.findByRole('status')).toHaveTextContent('活动结束时间2026年6月1日 24:00（北京时间）。');
  expect(page.dataset.life).toBe('closing');
  expect(rule).toHaveTextContent('本活动于2026年6月1日 24:00（北京时间）结束。');
});

test('shows until when rewards can be collected, with a link', async () => {
  const { page, rule } = show({ ...ENDS, phase: 'ended', now: '2026-06-02T04:00:00.000Z' });
  expect(await screen.findByRole('status')).toHaveTextContent('请在2026年7月1日 24:00（北京时间）前领取');
  expect(screen.getByRole('link', { name: '去领取' })).toHaveAttribute('href', '#activity-tasks');
  expect(page.dataset.life).toBe('claiming');
  expect(rule).toHaveTextContent('本活动已于2026年6月1日 24:00（北京时间）结束。');
});

test.each([
  [{}, ['每月开新期', '本月还剩 30 天']],
  [{ beginsAt: '2026-05-20T16:00:00.000Z', ...ENDS }, ['5月21日—6月1日', '还剩 1 天']],
  [{ phase: 'upcoming', beginsAt: '2026-06-10T16:00:00.000Z' }, ['6月11日开始', '']],
] as const)('shows in the hero the period and the days left: %j', async (dates, words) => {
  const { page } = show(dates);
  await act(async () => {});
  const facts = [...page.querySelectorAll('[data-cycle] li')];
  expect(facts.map(({ textContent }) => textContent)).toEqual(words);
  expect(facts[1]).not.toHaveAttribute('data-awaited');
});

test('offers nothing to collect after the claim period', async () => {
  const { page } = show({ ...ENDS, phase: 'ended', now: '2026-07-02T04:00:00.000Z' });
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(page.dataset.life).toBe('ended');
});

test('says when a seasonal campaign returns, and links to what runs instead', async () => {
  returns = '下一期预计2027年6月9日开始，以届时公布为准。';
  running = [{ slug: 'summer', title: '夏日狂欢' }];
  show({ ...ENDS, phase: 'ended', now: '2026-07-02T04:00:00.000Z' });
  expect(await screen.findByRole('link', { name: '夏日狂欢' })).toHaveAttribute('href', '/newactivities/summer');
  expect(screen.getByRole('status')).toHaveTextContent('下一期预计2027年6月9日开始');
  expect(screen.queryByRole('link', { name: '看正在进行的活动' })).not.toBeInTheDocument();
});

test.each([
  ['', { phase: 'upcoming', beginsAt: '2026-06-10T16:00:00.000Z' } as const, ['看正在进行的活动']],
  ['', ENDS, []],
  [undefined, { ...ENDS, phase: 'ended', now: '2026-07-02T04:00:00.000Z' } as const, []],
])(
  'links to the landing page where nothing else is known, only outside of a season: %j, %j',
  async (words, dates, names) => {
    returns = words;
    show(dates);
    await screen.findByRole('status');
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  },
);

test('says that the campaign is paused and keeps its offers', async () => {
  const { page } = show({ paused: true });
  expect(await screen.findByRole('status')).toHaveTextContent('活动暂停中');
  expect(page.dataset.life).toBe('running');
});

test('shows the status that the page was sent with until the server responds', async () => {
  const { page } = showSent('claiming_1780329600_1782921600', {});
  expect(screen.getByRole('status')).toHaveTextContent('请在2026年7月1日 24:00（北京时间）前领取');
  expect(page.dataset.life).toBe('claiming');
  await act(async () => {});
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(page.dataset.life).toBe('running');
});

test('updates an open page at the second at which its campaign ends', async () => {
  // The arrival time of a response is cached by its server time: no other test uses this one.
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
