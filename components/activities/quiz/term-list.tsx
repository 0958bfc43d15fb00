import { prizeText } from '@/lib/activities/prize-text';
import type { QuizState } from '@/lib/activities/quiz/contract';
import { beijingDay } from '@/lib/time/calendar';
import { dayText } from '@/lib/time/format';
import { Button } from '../../ui/button';
import styles from './term-list.module.css';
import type { QuizTermState } from './types';

interface TermListProps {
  terms: QuizState['terms'];
  practice: QuizState['practice'];
  onPractise: (periodid: number) => void;
}

/** The running term and the ended ones, which can be practised. */
export function TermList({ terms, practice, onPractise }: TermListProps) {
  return (
    <section className={styles.terms}>
      <h3 className={styles.title}>各期题目</h3>
      <ul>
        {terms.map((term) => (
          <li key={term.periodid} className={styles.term}>
            <span>
              <b className={styles.days}>{termDays(term)}</b>
              <span className={styles.mine}>{mineOf(term)}</span>
            </span>
            {practice.some(({ periodid }) => periodid === term.periodid) ? (
              <Button variant="quiet" aria-label={`练习 ${termDays(term)}`} onClick={() => onPractise(term.periodid)}>
                练习
              </Button>
            ) : (
              <span className={styles.state}>{term.running ? '进行中' : '已结束'}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A term's first and last day in Beijing; its end is the first instant after it. */
export function termDays({ beginsAt, endsAt }: Pick<QuizTermState, 'beginsAt' | 'endsAt'>): string {
  const last = new Date(Date.parse(endsAt) - 1);
  return `${dayText(beijingDay(new Date(beginsAt)))}—${dayText(beijingDay(last))}`;
}

function mineOf({ mine, total }: QuizTermState): string {
  if (!mine || mine.answered === 0) return `共 ${total} 题`;
  return `答对 ${mine.right} / ${total} 题${mine.prize ? `，获得 ${prizeText(mine.prize)}` : ''}`;
}
