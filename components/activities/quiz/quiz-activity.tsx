'use client';

import { useState } from 'react';
import type { ActivityOf } from '@/lib/campaign/activity/schema';
import { quizCalls } from '@/lib/contract/browser/activities/quiz';
import { ActivityPanel } from '../activity-panel';
import { useActivity } from '../use-activity';
import { PracticeOffer } from './practice-offer';
import styles from './quiz-activity.module.css';
import { QuizPractice } from './quiz-practice';
import { QuizPrizes } from './quiz-prizes';
import type { ProgressLook } from './quiz-progress';
import { QuizTerm } from './quiz-term';
import { TermList } from './term-list';

export type QuizActivityProps = Omit<ActivityOf<'quiz'>, 'kind' | 'quiz'> & { slug: string; progress: ProgressLook };

/** A weekly quiz: the running term for an account, ended terms to practise for everyone. The right options stay on the server. */
export function QuizActivity({ slug, title, secondsPerQuestion, prizes, terms, progress }: QuizActivityProps) {
  const activity = useActivity(slug, quizCalls);
  const [practising, setPractising] = useState<number>();

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可正式答题，按答对题数领取奖励">
      {({ state, now, phase, signedIn }) => {
        const practice = state.practice.find(({ periodid }) => periodid === practising);
        if (practice) {
          return (
            <QuizPractice
              key={practice.periodid}
              questions={practice.questions}
              progress={progress}
              activity={activity}
              onLeave={() => setPractising(undefined)}
            />
          );
        }
        const term = state.terms.find(({ running }) => running);
        return (
          <div className={styles.layout}>
            <div className={styles.main}>
              {signedIn && term && phase === 'running' ? (
                <QuizTerm
                  key={term.periodid}
                  {...{ title, term, state, now, progress, activity }}
                  seconds={secondsPerQuestion}
                />
              ) : (
                <PracticeOffer
                  total={term?.total ?? 0}
                  seconds={secondsPerQuestion}
                  practice={state.practice}
                  onPractise={setPractising}
                />
              )}
            </div>
            <div className={styles.side}>
              <QuizPrizes prizes={prizes} right={term?.mine?.right} />
              {terms === 'all' && <TermList terms={state.terms} practice={state.practice} onPractise={setPractising} />}
            </div>
          </div>
        );
      }}
    </ActivityPanel>
  );
}
