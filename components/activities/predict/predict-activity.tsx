'use client';

import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { predictCalls } from '@/lib/contract/browser/activities/predict';
import { ActivityPanel } from '../activity-panel';
import frame from '../panel-frame.module.css';
import { useActivity } from '../use-activity';
import { CurrentRound } from './current-round';
import { PastRounds } from './past-rounds';
import styles from './predict-activity.module.css';
import { StreakPrizes } from './streak-prizes';

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
              <h3 className={styles.question}>{question}</h3>
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
