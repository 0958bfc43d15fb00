import { beijingTime } from '@/lib/time/format';
import { Section } from '../../ui/section';
import styles from './release-dates.module.css';

const SHOWN = 4;

interface ReleaseDatesProps {
  /** ISO 8601 instants in order; the first one lies behind the running round. */
  releases: readonly { at: string; label: string }[];
  /** How sure the dates are. */
  note: string;
}

/** When the next figures or decisions are published, by Beijing's clock. */
export function ReleaseDates({ releases, note }: ReleaseDatesProps) {
  return (
    <Section title="公布日程">
      <div className={styles.card}>
        <ol className={styles.dates}>
          {releases.slice(1, 1 + SHOWN).map(({ at, label }) => (
            <li key={at} className={styles.date}>
              <time dateTime={at} className={styles.time}>
                {beijingTime(at)}
              </time>
              <span>{label}</span>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
