import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import styles from './quiz-prizes.module.css';

interface QuizPrizesProps {
  prizes: ActivityOf<'quiz'>['prizes'];
  /** Right answers so far in the running term. */
  right: number | undefined;
}

/** The prizes by number of right answers; only the highest reached is given. */
export function QuizPrizes({ prizes, right = 0 }: QuizPrizesProps) {
  return (
    <section className={styles.prizes}>
      <h3 className={styles.title}>答对有礼</h3>
      <ul className={styles.list}>
        {prizes.map(({ right: needed, prize }) => (
          <li key={needed} className={styles.prize} data-reached={right >= needed || undefined}>
            <span>答对 {needed} 题</span>
            <b className={styles.what}>{prizeText(prize)}</b>
            {right >= needed && <span className={styles.state}>已达到</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>每期一次，以达到的较高一档为准，不叠加。</p>
    </section>
  );
}
