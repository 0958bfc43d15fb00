'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { treasureCalls } from '@/lib/contract/browser/activities/treasure';
import { ChangingWords } from '../../ui/changing-words';
import { ActivityPanel } from '../activity-panel';
import { CreditList } from '../draw/credit-list';
import { MyPrizes } from '../draw/my-prizes';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { BoxOdds } from './box-odds';
import { BoxTile } from './box-tile';
import styles from './treasure-activity.module.css';
import { statusWords } from './treasure-words';
import type { TreasureLook } from './types';

export type TreasureActivityProps = Omit<ActivityOf<'treasure'>, 'kind'> & { slug: string; look: TreasureLook };

/** Boxes that days, tasks or credits unlock; the server reveals the content when a box is opened. */
export function TreasureActivity({ slug, title, boxes, credits, look }: TreasureActivityProps) {
  const activity = useActivity(slug, treasureCalls);
  const [opening, setOpening] = useState<string>();
  const [last, setLast] = useState<string>();
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const [wins, setWins] = useState(0);

  async function open(box: string) {
    if (activity.pending) return;
    const own = await activity.logIn();
    // After a login the box may not be ready.
    if (own?.mine?.boxes.find(({ id }) => id === box)?.state !== 'ready') return;
    setOpening(box);
    const answer = await activity.act('open', { box });
    setOpening(undefined);
    if (!answer) return;
    setLast(answer.outcome?.box);
    if (answer.won.length === 0) return;
    setWon(answer.won);
    setWins((count) => count + 1);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可开启，奖品记入您的账户">
      {({ state: { mine, boxes: contents }, status }) => (
        <>
          <ul className={clsx(styles.wall, styles[look])}>
            {boxes.map((box, index) => {
              const state = mine?.boxes.find(({ id }) => id === box.id);
              return (
                <BoxTile
                  key={box.id}
                  box={box}
                  look={look}
                  index={index}
                  state={state?.state ?? 'unknown'}
                  left={contents.find(({ id }) => id === box.id)?.outcomes ?? []}
                  content={box.outcomes.find(({ id }) => id === state?.outcome)}
                  running={status === 'running'}
                  opening={opening === box.id}
                  onOpen={() => void open(box.id)}
                />
              );
            })}
          </ul>
          <p className={styles.status} role="status">
            <ChangingWords>{statusWords({ boxes, mine, status, last, byCredit: credits.length > 0 })}</ChangingWords>
          </p>
          <div className={styles.facts}>
            {credits.length > 0 && <CreditList title="开启次数怎么来" sources={credits} />}
            <BoxOdds boxes={boxes} contents={contents} />
            <MyPrizes slug={slug} won={wins} />
          </div>
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}
