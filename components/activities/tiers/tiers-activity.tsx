'use client';

import { useState } from 'react';
import type { ActivityOf } from '@/lib/campaign/activity/schema';
import type { GivenPrize } from '@/lib/contract/activities/common';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { OwnTier } from './own-tier';
import { Ranking } from './ranking';
import { TierSlider } from './tier-slider';
import { TierTable } from './tier-table';
import styles from './tiers-activity.module.css';

export type TiersActivityProps = Omit<ActivityOf<'tiers'>, 'kind'> & { slug: string };

/** A ladder of rewards over deposits or volume: to try, to climb, to collect. */
export function TiersActivity({ slug, title, measure, unit, tiers, plain, sliderMax, ranking }: TiersActivityProps) {
  const activity = useActivity(slug, 'tiers');
  const begin = Math.min(sliderMax, (tiers[1] ?? tiers[0])?.from ?? 0);
  const [tried, setTried] = useState(begin);
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const ladder = { measure, unit, tiers, plain };

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后查看您所在的档位，达标即可领取">
      {({ state: { mine, ranking: rows }, phase }) => (
        <>
          <div className={styles.layout}>
            <div className={styles.side}>
              <TierSlider {...ladder} max={sliderMax} begin={begin} onValue={setTried} />
              {mine && (
                <OwnTier
                  {...ladder}
                  mine={mine}
                  running={phase === 'running'}
                  pending={activity.pending}
                  onCollect={async () => setWon((await activity.act('collect'))?.won)}
                />
              )}
            </div>
            <TierTable {...ladder} tried={tried} own={mine?.value} />
          </div>
          {ranking && <Ranking rows={rows} measure="lots" />}
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}
