'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { signinCalls } from '@/lib/contract/browser/activities/signin';
import { ChangingWords } from '../../ui/changing-words';
import { ActButton } from '../act-button';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { calendarDays } from './calendar-days';
import { MakeUp } from './make-up';
import { Milestones } from './milestones';
import { SignCalendar } from './sign-calendar';
import { signWords, spokenWords } from './sign-words';
import styles from './signin-activity.module.css';

export type SigninActivityProps = Omit<ActivityOf<'signin'>, 'kind'> & { slug: string };

/** A calendar of Beijing days with one sign-in a day, make-up cards and milestones. */
export function SigninActivity({
  slug,
  title,
  cycle,
  daily,
  doubleDays,
  milestones,
  makeUpCards,
}: SigninActivityProps) {
  const activity = useActivity(slug, signinCalls);
  const [chosen, setChosen] = useState<string>();
  const [done, setDone] = useState<string>();
  const [won, setWon] = useState<readonly GivenPrize[]>();

  async function act(action: 'sign' | 'makeUp', input?: { day: string }) {
    const answer = await activity.act(action, input);
    if (!answer) return;
    setChosen(undefined);
    setDone(input?.day ?? answer.state.today);
    setWon(answer.won);
  }

  return (
    <ActivityPanel title={title} activity={activity}>
      {({ state, status, signedIn }) => {
        const { mine } = state;
        const words = signWords(state, status, signedIn);
        const makeUp = status === 'running' && (mine?.makeUpLeft ?? 0) > 0;
        return (
          <div className={styles.layout}>
            <div className={styles.main}>
              <p className={styles.head}>
                <span>
                  <b className={styles.figure} translate="no">
                    {mine ? mine.streak : '—'}
                  </b>{' '}
                  天连续签到
                </span>
                {makeUpCards > 0 && (
                  <span>
                    <b className={styles.figure} translate="no">
                      {mine ? mine.makeUpLeft : makeUpCards}
                    </b>{' '}
                    张补签卡
                  </span>
                )}
              </p>
              <SignCalendar
                days={calendarDays(state, doubleDays)}
                cycle={cycle}
                prize={prizeText(daily)}
                makeUp={makeUp}
                chosen={chosen}
                onChoose={(day) => setChosen(day === chosen ? undefined : day)}
              />
              <div className={styles.ways}>
                {chosen && makeUp ? (
                  <MakeUp
                    day={chosen}
                    left={mine?.makeUpLeft ?? 0}
                    pending={activity.pending}
                    onConfirm={() => act('makeUp', { day: chosen })}
                    onCancel={() => setChosen(undefined)}
                  />
                ) : (
                  <>
                    <ActButton
                      size="large"
                      pending={activity.pending}
                      working="签到中…"
                      disabled={!words.open}
                      onAct={() => act('sign')}
                    >
                      {words.action}
                    </ActButton>
                    <p className={styles.note}>
                      <ChangingWords>{words.note}</ChangingWords>
                    </p>
                  </>
                )}
              </div>
              <p className="visually-hidden" role="status">
                {spokenWords(state, chosen, done)}
              </p>
            </div>
            <Milestones milestones={milestones} counted={mine?.counted ?? null} reached={mine?.reached ?? []} />
            <PrizeDialog won={won} onClose={() => setWon(undefined)} />
          </div>
        );
      }}
    </ActivityPanel>
  );
}
