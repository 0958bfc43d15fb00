'use client';

import { chineseTime } from '@/lib/time/format';
import { lazy } from '../../ui/lazy';
import { Section } from '../../ui/section';
import type { NamedRelease } from './live-calendar';
import styles from './release-dates.module.css';

const SHOWN = 4;

interface ReleaseDatesProps {
  /** The campaign's slug; operators may change its calendar. */
  slug: string;
  /** The definition's own releases, in order; the first one is before the running round. */
  releases: readonly NamedRelease[];
  /** How certain the dates are. */
  note: string;
}

const LazyCalendar = lazy(async () => (await import('./live-calendar')).LiveCalendar, {
  frame: ({ loaded }, { children }) => loaded ?? children(undefined),
});

/** The next releases of figures or decisions, in Beijing time: the definition's until the server's calendar arrives. */
export function ReleaseDates({ slug, releases, note }: ReleaseDatesProps) {
  return (
    <Section title="公布日程">
      <div className={styles.card}>
        <LazyCalendar slug={slug} releases={releases}>
          {(live) => <DateList releases={live ?? releases.slice(1, 1 + SHOWN)} />}
        </LazyCalendar>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}

function DateList({ releases }: { releases: readonly NamedRelease[] }) {
  if (releases.length === 0) return <p className={styles.note}>后续日程公布后，在此更新。</p>;
  return (
    <ol className={styles.dates}>
      {releases.map(({ at, label }) => (
        <li key={at} className={styles.date}>
          <time dateTime={at} className={styles.time}>
            {chineseTime(at)}
          </time>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
