import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import rows from '../rows.module.css';

interface StreakPrizesProps {
  streaks: ActivityOf<'predict'>['streaks'];
  /** Right guesses in a row; `null` without a session. */
  streak: number | null;
}

/** The prizes for a number of right guesses in a row. */
export function StreakPrizes({ streaks, streak }: StreakPrizesProps) {
  return (
    <section>
      <h3 className={rows.title}>
        连中加赠
        {streak !== null && <span className={rows.counted}>{`当前连中 ${streak} 次`}</span>}
      </h3>
      <ul>
        {streaks.map(({ length, prize }) => (
          <li key={length} className={rows.row}>
            <span>连中 {length} 次</span>
            <b>{prizeText(prize)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
