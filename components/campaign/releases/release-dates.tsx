'use client';

import { chineseTime } from '@/lib/time/format';
import { Section } from '../../ui/section';
import { useLateComponent } from '../../ui/use-late-component';
import type { NamedRelease } from './live-calendar';
import styles from './release-dates.module.css';

const SHOWN = 4;

interface ReleaseDatesProps {
  /** The campaign's, whose calendar operators may change. */
  slug: string;
  /** The definition's own, ISO 8601 instants in order; the first one lies behind the running round. */
  releases: readonly NamedRelease[];
  /** How sure the dates are. */
  note: string;
}

const loadCalendar = async () => (await import('./live-calendar')).LiveCalendar;

/** When the next figures or decisions are published, by Beijing's clock: as the definition has it until the server has told its calendar. */
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
