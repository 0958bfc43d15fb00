'use client';

import { chineseTime } from '@/lib/time/format';
import { Section } from '../../ui/section';
import { useLateComponent } from '../../ui/use-late-component';
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

const loadCalendar = async () => (await import('./live-calendar')).LiveCalendar;

/** The next releases of figures or decisions, in Beijing time: the definition's until the server's calendar arrives. */
export function ReleaseDates({ slug, releases, note }: ReleaseDatesProps) {
  const LiveCalendar = useLateComponent(loadCalendar);
  const list = (shown: readonly NamedRelease[]) => <DateList releases={shown} />;
  return (
    <Section title="公布日程">
      <div className={styles.card}>
        {LiveCalendar ? (
          <LiveCalendar slug={slug} releases={releases}>
            {(live) => list(live ?? releases.slice(1, 1 + SHOWN))}
          </LiveCalendar>
        ) : (
          list(releases.slice(1, 1 + SHOWN))
        )}
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
