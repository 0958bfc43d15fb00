import type { QuizState } from '@/lib/activities/quiz/contract';
import { Button } from '../../ui/button';
import { Words } from '../../ui/words';
import { ActButton } from '../act-button';
import styles from './intro.module.css';

interface PracticeOfferProps {
  total: number;
  seconds: number | undefined;
  practice: QuizState['practice'];
  onPractise: (periodid: number) => void;
  /** Opens the login to answer for a prize; undefined if a login would not help. */
  onLogIn: (() => void) | undefined;
}

/** For visitors who cannot answer for a prize now: what the quiz is, and practice. */
export function PracticeOffer({ total, seconds, practice: [latest], onPractise, onLogIn }: PracticeOfferProps) {
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>{`每周一期，每期 ${total} 题${seconds ? `，每题限时 ${seconds} 秒` : ''}`}</p>
      <p>
        <Words>答后即见对错与解析。</Words>
      </p>
      {onLogIn && (
        <ActButton size="large" className={styles.action} pending={false} onAct={onLogIn}>
          登录后答题
        </ActButton>
      )}
      {latest && (
        <Button variant="quiet" onClick={() => onPractise(latest.periodid)}>
          <Words>先练上一期（练习，不计奖励）</Words>
        </Button>
      )}
    </div>
  );
}
