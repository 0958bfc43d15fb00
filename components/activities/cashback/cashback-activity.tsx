'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { cashbackCalls } from '@/lib/contract/browser/activities/cashback';
import { ActivityPanel } from '../activity-panel';
import frame from '../panel-frame.module.css';
import { PrizeDialog } from '../prize-dialog';
import { useProgress } from '../progress/use-progress';
import { useActivity } from '../use-activity';
import { CashbackCalculator } from './cashback-calculator';
import { CashbackTable } from './cashback-table';
import { MyCashback } from './my-cashback';

export type CashbackActivityProps = Omit<ActivityOf<'cashback'>, 'kind'> & { slug: string };

/** Cash back per lot: a calculator for everyone, the visitor's own lots, and collecting. */
export function CashbackActivity({ slug, title, activityId, groups }: CashbackActivityProps) {
  const activity = useActivity(slug, cashbackCalls);
  const progress = useProgress('lots', activity.data?.signedIn ? activityId : undefined);
  const [won, setWon] = useState<readonly GivenPrize[]>();

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后查看您的成交手数与返现">
      {({ state: { mine }, collects, obstacle }) => (
        <>
          <div className={frame.columns}>
            <div className={frame.part}>
              <CashbackCalculator groups={groups} />
              {mine && (
                <MyCashback
                  mine={mine}
                  progress={progress}
                  running={collects && !obstacle}
                  pending={activity.pending}
                  onCollect={async () => setWon((await activity.act('collect'))?.won)}
                />
              )}
            </div>
            <CashbackTable groups={groups} mine={mine} />
          </div>
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}
