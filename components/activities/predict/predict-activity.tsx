'use client';

import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { predictCalls } from '@/lib/contract/browser/activities/predict';
import { chineseTime } from '@/lib/time/format';
import { Words } from '../../ui/words';
import { ActivityPanel } from '../activity-panel';
import frame from '../panel-frame.module.css';
import { useActivity } from '../use-activity';
import { CurrentRound } from './current-round';
import styles from './predict-activity.module.css';
import { type AnswerKind, answerText, type Round, WORTH_SHOWING } from './types';

export type PredictActivityProps = Omit<ActivityOf<'predict'>, 'kind' | 'round'> & { slug: string };

/** A prediction: one guess per round before it closes, the other guesses, results and the visitor's streak. */
export function PredictActivity({ slug, title, question, answer, prize, streaks }: PredictActivityProps) {
  const activity = useActivity(slug, predictCalls);
  const { act, logIn, pending, retry } = activity;

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可参与竞猜，猜中后领取奖励">
      {({ state, now, status, signedIn }) => {
        const [current, ...past] = state.rounds;
        return (
          <div className={styles.layout}>
            <div className={frame.part}>
              <h3 className={styles.question}>
                <Words>{question}</Words>
              </h3>
              {current && (
                <CurrentRound
                  key={current.id}
                  round={current}
                  answer={answer}
                  now={now}
                  open={status === 'running'}
                  signedIn={signedIn}
                  pending={pending}
                  onGuess={(guess) => void act('guess', { round: current.id, answer: guess })}
                  onLogIn={() => void logIn()}
                  onClose={retry}
                />
              )}
            </div>
            <div className={frame.part}>
              <p className={styles.prize}>
                {answer.type === 'number' ? `误差由小到大，前 ${answer.winners} 名` : '猜中即得'}
                <b className={styles.what}>{prizeText(prize)}</b>
              </p>
              {streaks.length > 0 && <StreakPrizes streaks={streaks} streak={state.streak} />}
              <PastRounds rounds={past} answer={answer} />
            </div>
          </div>
        );
      }}
    </ActivityPanel>
  );
}

const UNSETTLED: Partial<Record<Round['phase'], string>> = { closed: '等待公布', 'called-off': '本期作废' };

/** Ended rounds, newest first, with their results and the visitor's guesses. */
function PastRounds({ rounds, answer }: { rounds: readonly Round[]; answer: AnswerKind }) {
  return (
    <section>
      <h3 className={styles.title}>往期结果</h3>
      {rounds.length === 0 && (
        <p className={styles.none}>
          <Words>还没有已结束的期次，结果公布后列在这里。</Words>
        </p>
      )}
      <ul>
        {rounds.map(({ id, phase, closesAt, outcome, total, mine }) => (
          <li key={id} className={styles.round}>
            <span className={styles.when}>{chineseTime(closesAt)} 截止</span>
            <b>{outcome === null ? UNSETTLED[phase] : answerText(answer, outcome)}</b>
            <span className={styles.own}>
              {mine
                ? `我猜 ${answerText(answer, mine.answer)}${mine.right === null ? '' : mine.right ? '，猜中' : '，未中'}`
                : total >= WORTH_SHOWING && `${total} 人参与`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StreakPrizesProps {
  streaks: ActivityOf<'predict'>['streaks'];
  /** Right guesses in a row; `null` without a session. */
  streak: number | null;
}

/** The prizes for a number of right guesses in a row. */
function StreakPrizes({ streaks, streak }: StreakPrizesProps) {
  return (
    <section>
      <h3 className={styles.title}>
        连中加赠
        {streak !== null && <span className={styles.streak}>{`当前连中 ${streak} 次`}</span>}
      </h3>
      <ul>
        {streaks.map(({ length, prize }) => (
          <li key={length} className={styles.round}>
            <span>连中 {length} 次</span>
            <b>{prizeText(prize)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
