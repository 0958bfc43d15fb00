import type { ReactNode } from 'react';
import { limitedPrize } from '@/lib/activities/limited-prize';
import type { Activity } from '@/lib/activities/schema';
import { cycleOf } from '@/lib/campaign/cycle';
import type { DatedStatus } from '@/lib/campaign/status';
import { periodWords } from '../status/status-words';
import styles from './hero-facts.module.css';

interface HeroFactsProps {
  status: DatedStatus<string>;
  activities: readonly Activity[];
  /** Id of the prize whose pieces are counted. */
  limited?: string | undefined;
  /** A live price. */
  price?: ReactNode;
}

/**
 * What the server knows of a campaign, in one line. Pages are cached, so the open page fills in the days and pieces left;
 * until then their places are blank.
 */
export function HeroFacts({ status, activities, limited, price }: HeroFactsProps) {
  const cycle = cycleOf(activities);
  const lasts = status.status === 'running' && (status.endsAt !== null || (cycle !== undefined && cycle !== 'day'));
  const prize = limited === undefined ? undefined : limitedPrize(activities, limited);
  return (
    <ul className={styles.facts} data-cycle={cycle ?? ''} data-sells>
      <li>{periodWords(status, cycle)}</li>
      <li data-awaited>{lasts && '本月还剩　天'}</li>
      {prize && (
        <li data-pieces-left={prize.id} data-awaited>
          {prize.label}还剩 <b>　</b> {prize.counter}
        </li>
      )}
      {price && <li className={styles.price}>{price}</li>}
    </ul>
  );
}
