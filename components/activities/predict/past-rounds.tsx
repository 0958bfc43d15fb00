import { chineseTime } from '@/lib/time/format';
import rows from '../rows.module.css';
import styles from './predict-activity.module.css';
import { type AnswerKind, answerText, type Round } from './types';

const UNSETTLED: Partial<Record<Round['phase'], string>> = { closed: '等待公布', 'called-off': '本期作废' };

/** Ended rounds, newest first, with their results and the visitor's guesses. */
export function PastRounds({ rounds, answer }: { rounds: readonly Round[]; answer: AnswerKind }) {
  return (
    <section>
      <h3 className={rows.title}>往期结果</h3>
      {rounds.length === 0 && <p className={styles.none}>还没有已结束的期次，结果公布后列在这里。</p>}
      <ul>
        {rounds.map(({ id, phase, closesAt, outcome, total, mine }) => (
          <li key={id} className={rows.row}>
            <span className={styles.when}>{chineseTime(closesAt)} 截止</span>
            <b>{outcome === null ? UNSETTLED[phase] : answerText(answer, outcome)}</b>
            <span className={styles.own}>
              {mine
                ? `我猜 ${answerText(answer, mine.answer)}${mine.right === null ? '' : mine.right ? '，猜中' : '，未中'}`
                : `${total} 人参与`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
