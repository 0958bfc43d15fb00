import { useCallback, useEffect, useMemo, useState } from 'react';
import { callApi } from '@/lib/browser/http/call-api';
import { useOnReturn } from '@/lib/browser/page/use-on-return';
import type { Cycle } from '@/lib/campaign/cycle';
import { daysLeftWords } from '@/lib/campaign/days-left';
import { type DatedStatus, nextChange, statusOf, statusWord } from '@/lib/campaign/status';
import type { CampaignDates, RunningCampaign } from '@/lib/contract/activities/calls';
import { campaignLife } from '@/lib/contract/browser/campaign-life';
import { runningCampaigns } from '@/lib/contract/browser/running-campaigns';
import { arrivalOf } from '../../activities/server-clock';
import { useAtTime } from '../../activities/use-at-time';
import { StatusNote } from './status-note';
import { endRule, periodWords } from './status-words';

interface LiveStatusProps {
  slug: string;
  page: HTMLElement;
  /** The campaign status that the page was rendered with. */
  sent: DatedStatus<string>;
  /** Of a seasonal campaign, see `StatusNote`. */
  returns: string | undefined;
}

/** Updates an open page when its campaign begins, ends, has ended or is paused, to the second. */
export function LiveStatus({ slug, page, sent, returns }: LiveStatusProps) {
  const [data, setData] = useState<CampaignDates>();
  const read = useCallback(() => {
    callApi(campaignLife, { slug }).then(
      ({ Data }) => {
        arrivalOf(Data.now);
        // The responses may arrive in another order.
        setData((known) => (known && known.now > Data.now ? known : Data));
      },
      // The page remains as it was sent.
      () => {},
    );
  }, [slug]);
  useEffect(read, [read]);
  useOnReturn(read);
  const status = useMemo(() => (data ? { ...data, status: statusOf(data) } : sent), [data, sent]);
  useAtTime(nextChange(status), data?.now, read);
  useEffect(() => mark(page, status), [page, status]);
  useEffect(() => data && showPeriod(page, status, data.now), [page, status, data]);

  const running = useRunning(returns !== undefined && status.status !== 'running');

  return (
    <StatusNote status={status} paused={data?.paused} claimHref={claimHref(page)} returns={returns} running={running} />
  );
}

/** Reads what runs now; `undefined` while that is not needed or not known. */
function useRunning(needed: boolean): readonly RunningCampaign[] | undefined {
  const [running, setRunning] = useState<readonly RunningCampaign[]>();
  useEffect(() => {
    if (!needed) return;
    callApi(runningCampaigns, {}).then(
      ({ Data }) => setRunning(Data),
      // The link to the landing page remains.
      () => {},
    );
  }, [needed]);
  return running;
}

/** Marks the page with the campaign status, which hides its offers after the end, and shows the end in the rules. */
function mark(page: HTMLElement, status: DatedStatus<string>): void {
  page.dataset.life = statusWord(status);
  const rule = page.querySelector<HTMLElement>('[data-life-rule]');
  if (!rule) return;
  rule.textContent = endRule(status);
  rule.hidden = rule.textContent === '';
}

/** Shows in the hero when the campaign is open, and how many days it still lasts. */
function showPeriod(page: HTMLElement, status: DatedStatus<string>, now: string): void {
  const facts = page.querySelector<HTMLElement>('[data-cycle]');
  const [period, days] = facts?.children ?? [];
  if (!period || !days) return;
  const cycle = (facts?.dataset.cycle || undefined) as Cycle | undefined;
  period.textContent = periodWords(status, cycle);
  days.textContent = status.status === 'running' ? daysLeftWords(status.endsAt, cycle, now) : '';
  days.removeAttribute('data-awaited');
}

function claimHref(page: HTMLElement): string | undefined {
  const place = page.querySelector('[id^="activity-"]');
  // If the activity is on another page, the link to it marks its place.
  return place ? (place.getAttribute('href') ?? `#${place.id}`) : undefined;
}
