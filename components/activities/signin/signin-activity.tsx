'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import type { SigninState } from '@/lib/activities/signin/contract';
import { type CampaignStatus, isOver } from '@/lib/campaign/status';
import { signinCalls } from '@/lib/contract/browser/activities/signin';
import { dayText } from '@/lib/time/format';
import { ChangingWords } from '../../ui/changing-words';
import { ActButton } from '../act-button';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { calendarDays } from './calendar-days';
import { MakeUp } from './make-up';
import { Milestones } from './milestones';
import { SignCalendar } from './sign-calendar';
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

/** The words on and below the button, and whether today can be signed, after a login if there is none yet. */
function signWords(
  { mine, today, to }: SigninState,
  status: CampaignStatus,
  signedIn: boolean,
): { open: boolean; action: string; note: string } {
  if (status === 'upcoming') return { open: false, action: '活动未开始', note: '开始之后，每天来签一次。' };
  if (isOver(status)) return { open: false, action: '活动已结束', note: '已签的天数与礼品照常有效。' };
  if (!signedIn) return { open: true, action: '登录后签到', note: '以北京时间零点为一天。' };
  if (!mine?.days.includes(today)) return { open: true, action: '今日签到', note: '以北京时间零点为一天。' };
  return { open: false, action: '今日已签到', note: today === to ? '新一轮从明天开始。' : '明天再来，连续不断。' };
}

/** What screen readers announce about the day that the visitor chose to make up, or signed last on this page. */
function spokenWords({ mine }: SigninState, chosen: string | undefined, done: string | undefined): string {
  if (!mine) return '';
  if (chosen) return `补签${dayText(chosen)}，要用 1 张补签卡，还有 ${mine.makeUpLeft} 张。`;
  if (!done || !mine.days.includes(done)) return '';
  return `${dayText(done)}，${mine.madeUp.includes(done) ? '已补签' : '已签到'}，连续签到 ${mine.streak} 天。`;
}
