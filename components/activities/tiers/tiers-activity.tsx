'use client';

import { clsx } from 'clsx';
import { type ComponentType, useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { tiersCalls } from '@/lib/contract/browser/activities/tiers';
import type { Tiers } from '@/lib/reward/tiers';
import { ActivityPanel } from '../activity-panel';
import frame from '../panel-frame.module.css';
import { PrizeDialog } from '../prize-dialog';
import { useProgress } from '../progress/use-progress';
import { useActivity } from '../use-activity';
import { MyTier } from './my-tier';
import { Ranking } from './ranking';
import { TermClock } from './term-clock';
import { TierSlider } from './tier-slider';
import { TierTable } from './tier-table';
import styles from './tiers-activity.module.css';

export type TiersActivityProps = Omit<ActivityOf<'tiers'>, 'kind'> & { slug: string };

/** The data for a picture above the ladder; `value` is the visitor's, undefined without a session. */
export interface LadderPicture extends Pick<ActivityOf<'tiers'>, 'measure' | 'unit'> {
  tiers: Tiers;
  value: number | undefined;
}

/** A ladder of rewards for deposits or volume: to try out, to climb, to collect. */
export function TiersActivity({
  slug,
  title,
  measure,
  activityId,
  unit,
  tiers,
  plain,
  rungs,
  sliderMax,
  ranking,
  picture: Picture,
}: TiersActivityProps & { picture?: ComponentType<LadderPicture> }) {
  const activity = useActivity(slug, tiersCalls);
  const progress = useProgress(
    measure === 'lots' ? 'lots' : 'first-deposit',
    activity.data?.signedIn ? activityId : undefined,
  );
  const [tried, setTried] = useState(Math.min(sliderMax, (tiers[1] ?? tiers[0])?.from ?? 0));
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const ladder = { measure, unit, tiers, plain };

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后查看您所在的档位，达标即可领取">
      {({ now, state: { mine, termEndsAt, ranking: rows, rankedAt }, status, collects, obstacle }) => (
        <>
          {termEndsAt && status === 'running' && (
            <p className={styles.term}>
              <TermClock end={termEndsAt} now={now} />
            </p>
          )}
          {Picture && <Picture {...ladder} value={mine?.value} />}
          <div className={frame.columns}>
            <div className={clsx(frame.part, styles.own)}>
              <TierSlider {...ladder} max={sliderMax} value={tried} onValue={setTried} />
              {mine && (
                <MyTier
                  {...ladder}
                  mine={mine}
                  progress={progress}
                  running={collects && !obstacle}
                  pending={activity.pending}
                  onCollect={async () => setWon((await activity.act('collect'))?.won)}
                />
              )}
            </div>
            <TierTable {...ladder} rungs={rungs} tried={tried} own={mine?.value} />
          </div>
          {ranking && <Ranking rows={rows} countedAt={rankedAt} />}
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}
