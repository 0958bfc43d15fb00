'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { Outcome } from '@/lib/activities/odds';
import type { ActivityOf } from '@/lib/activities/schema';
import { wheelCalls } from '@/lib/contract/browser/activities/wheel';
import { ChangingWords } from '../../ui/changing-words';
import { ActivityPanel } from '../activity-panel';
import { CreditList } from '../draw/credit-list';
import { MyPrizes } from '../draw/my-prizes';
import { OddsTable } from '../draw/odds-table';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { useTurning } from './use-turning';
import { Wheel } from './wheel';
import styles from './wheel-activity.module.css';
import { wheelWords } from './wheel-words';

export type WheelActivityProps = Omit<ActivityOf<'wheel'>, 'kind'> & { slug: string };

/** A wheel that the server stops: spins, published odds and stock, and what the visitor has won. */
export function WheelActivity({ slug, title, segments, credits }: WheelActivityProps) {
  const activity = useActivity(slug, wheelCalls);
  const { ref, start, stopAt, goBack } = useTurning(segments.length);
  const [turning, setTurning] = useState(false);
  const [stopped, setStopped] = useState<{ outcome: Outcome; trial: boolean }>();
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const [wins, setWins] = useState(0);

  async function spin(
    decide: () => Promise<{ segment: string; won: readonly GivenPrize[] } | undefined>,
    trial: boolean,
  ) {
    if (turning) return;
    setTurning(true);
    setStopped(undefined);
    start();
    const decided = await decide();
    const index = segments.findIndex(({ id }) => id === decided?.segment);
    const outcome = segments[index];
    if (outcome) await stopAt(index);
    else goBack();
    setTurning(false);
    if (!outcome || !decided) return;
    setStopped({ outcome, trial });
    if (decided.won.length === 0) return;
    setWon(decided.won);
    setWins((count) => count + 1);
  }

  async function decideByServer() {
    const answer = await activity.act('spin');
    return answer?.outcome ? { segment: answer.outcome.segment, won: answer.won } : undefined;
  }

  return (
    <ActivityPanel title={title} activity={activity}>
      {({ state, status, signedIn }) => {
        const words = wheelWords({ state, status, signedIn, sources: credits, turning, stopped });
        return (
          <div className={styles.layout}>
            <div className={styles.stage}>
              <Wheel
                segments={segments}
                left={state.segments}
                faceRef={ref}
                turning={turning}
                label={words.action}
                disabled={!turning && !words.open}
                onSpin={() => (signedIn ? spin(decideByServer, false) : spin(() => trial(segments), true))}
              />
              <p className={styles.status} role="status">
                <ChangingWords>{words.note}</ChangingWords>
              </p>
            </div>
            <div className={styles.facts}>
              <CreditList title="抽奖次数怎么来" sources={credits} />
              <OddsTable caption="奖品、概率与剩余" outcomes={segments} left={state.segments} />
              <MyPrizes slug={slug} won={wins} />
            </div>
            <PrizeDialog won={won} picture={stopped?.outcome.prize?.picture} onClose={() => setWon(undefined)} />
          </div>
        );
      }}
    </ActivityPanel>
  );
}

/** A trial spin by the published odds: it sends no request and gives nothing. */
async function trial(segments: readonly Outcome[]) {
  let rest = Math.random() * segments.reduce((sum, { odds }) => sum + odds, 0);
  const hit = segments.find(({ odds }) => {
    rest -= odds;
    return rest < 0;
  });
  return { segment: hit?.id ?? '', won: [] };
}
