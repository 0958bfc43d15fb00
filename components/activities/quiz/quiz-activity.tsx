'use client';

import { useState } from 'react';
import { prizeText } from '@/lib/activities/prize-text';
import { type EventItem, rightIndexOf } from '@/lib/activities/quiz/client-state';
import type { ActivityOf } from '@/lib/activities/schema';
import { quizCalls } from '@/lib/contract/browser/activities/quiz';
import { Words } from '../../ui/words';
import { ActivityPanel } from '../activity-panel';
import { PanelFrame } from '../panel-frame';
import { useActivity } from '../use-activity';
import { PracticeOffer } from './practice-offer';
import styles from './quiz-activity.module.css';
import { QuizPractice } from './quiz-practice';
import type { ProgressLook } from './quiz-progress';
import { QuizTerm } from './quiz-term';
import { TermList } from './term-list';
import { itemOf, type QuizOutcome } from './types';
import { useQuiz } from './use-quiz';

export type QuizActivityProps = Omit<ActivityOf<'quiz'>, 'kind' | 'quiz'> & {
  slug: string;
  activityId: number;
  progress: ProgressLook;
};

/**
 * A weekly quiz: the running term for an account, ended terms as practice for everyone. Our server does not publish the
 * right options. If no server grades and a provider's banks contain the right options, the running term is practice
 * too.
 */
export function QuizActivity({
  slug,
  activityId,
  title,
  secondsPerQuestion,
  prizes,
  terms,
  progress,
}: QuizActivityProps) {
  const activity = useActivity(slug, quizCalls);
  const running = activity.data?.state.terms.find((term) => term.running);
  const banks = useQuiz(activityId, activity.status === 'loading' ? null : running?.periodid);
  const [practising, setPractising] = useState<number>();

  const judgeable = banks.questionBanks.filter(
    (item) => item.periodid === banks.currentTerm && rightIndexOf(item) !== undefined,
  );
  if (!activity.data && activity.status !== 'loading' && judgeable.length > 0) {
    return (
      <PanelFrame title={title}>
        <QuizPractice banks={banks} items={judgeable} progress={progress} pending={false} judge={judgeByBank} />
      </PanelFrame>
    );
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可正式答题，按答对题数领取奖励">
      {({ state, now, status, signedIn }) => {
        const practice = state.practice.find(({ periodid }) => periodid === practising);
        if (practice) {
          return (
            <QuizPractice
              key={practice.periodid}
              banks={banks}
              items={practice.questions.map((question) => itemOf(banks.questionBanks, practice.periodid, question))}
              progress={progress}
              pending={activity.pending}
              judge={async ({ topicid }, choice) =>
                (await activity.tryOut('practise', { topicid, choice }))?.outcome ?? undefined
              }
              onLeave={() => setPractising(undefined)}
            />
          );
        }
        return (
          <div className={styles.layout}>
            <div className={styles.main}>
              {signedIn && running && status === 'running' ? (
                <div className={styles.term} data-timed={secondsPerQuestion !== undefined || undefined}>
                  <QuizTerm
                    key={running.periodid}
                    term={running}
                    {...{ title, state, banks, now, progress, activity }}
                    seconds={secondsPerQuestion}
                  />
                </div>
              ) : (
                <PracticeOffer
                  total={running?.total ?? 0}
                  seconds={secondsPerQuestion}
                  practice={state.practice}
                  onPractise={setPractising}
                  onLogIn={running && status === 'running' ? () => void activity.logIn() : undefined}
                />
              )}
            </div>
            <div className={styles.side}>
              <QuizPrizes prizes={prizes} right={running?.mine?.right} />
              {terms === 'all' && <TermList terms={state.terms} practice={state.practice} onPractise={setPractising} />}
            </div>
          </div>
        );
      }}
    </ActivityPanel>
  );
}

async function judgeByBank(item: EventItem, choice: number): Promise<QuizOutcome | undefined> {
  const right = rightIndexOf(item);
  return right === undefined ? undefined : { kind: 'quiz', topicid: item.topicid, choice, right, explanation: '' };
}

interface QuizPrizesProps {
  prizes: ActivityOf<'quiz'>['prizes'];
  /** Right answers so far in the running term. */
  right: number | undefined;
}

/** The prizes by number of right answers; only the highest reached is given. */
function QuizPrizes({ prizes, right = 0 }: QuizPrizesProps) {
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
      <p className={styles.note}>
        <Words>每期一次，以达到的较高一档为准，不叠加。</Words>
      </p>
    </section>
  );
}
