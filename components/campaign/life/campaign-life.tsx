import { useCallback, useEffect, useMemo, useState } from 'react';
import { callApi } from '@/lib/browser/http/call-api';
import { useOnReturn } from '@/lib/browser/page/use-on-return';
import { stageOf } from '@/lib/campaign/life';
import type { PageLife } from '@/lib/campaign/page-life';
import type { CampaignDates } from '@/lib/contract/activities/calls';
import { campaignLife } from '@/lib/contract/browser/campaign-life';
import { arrivalOf } from '../../activities/server-clock';
import { useAtTime } from '../../activities/use-at-time';
import { LifeNote } from './life-note';
import { endRule } from './life-words';

interface CampaignLifeProps {
  slug: string;
  page: HTMLElement;
  /** The campaign status that the page was rendered with. */
  sent: PageLife;
}

/** Updates an open page when its campaign begins, ends, has ended or is paused, to the second. */
export function CampaignLife({ slug, page, sent }: CampaignLifeProps) {
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
  const next = data && { upcoming: data.beginsAt, running: data.endsAt, ended: data.claimsUntil }[data.phase];
  useAtTime(next, data?.now, read);
  const life = useMemo(() => (data ? { ...data, stage: stageOf(data) } : sent), [data, sent]);
  useEffect(() => mark(page, life), [page, life]);

  return <LifeNote life={life} paused={data?.paused} claimHref={claimHref(page)} />;
}

/** Marks the page with the campaign status, which hides its offers after the end, and shows the end in the rules. */
function mark(page: HTMLElement, life: PageLife): void {
  page.dataset.life = life.stage;
  const rule = page.querySelector<HTMLElement>('[data-life-rule]');
  if (!rule) return;
  rule.textContent = endRule(life);
  rule.hidden = rule.textContent === '';
}

function claimHref(page: HTMLElement): string | undefined {
  const place = page.querySelector('[id^="activity-"]');
  // If the activity is on another page, the link to it marks its place.
  return place ? (place.getAttribute('href') ?? `#${place.id}`) : undefined;
}
