'use client';

import { clsx } from 'clsx';
import { type ComponentType, useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import type { TiersState } from '@/lib/activities/tiers/contract';
import { tiersCalls } from '@/lib/contract/browser/activities/tiers';
import type { Tiers } from '@/lib/reward/tiers';
import { beginningOf, beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { chineseTime } from '@/lib/time/format';
import { ChangingWords } from '../../ui/changing-words';
import { Words } from '../../ui/words';
import { ActivityPanel } from '../activity-panel';
import { CountdownClock } from '../countdown-clock';
import frame from '../panel-frame.module.css';
import { PrizeDialog } from '../prize-dialog';
import { useProgress } from '../progress/use-progress';
import { serverTime } from '../server-clock';
import { useActivity } from '../use-activity';
import { useCountdown } from '../use-countdown';
import { valueText } from './measure';
import { MyTier } from './my-tier';
import ranking from './ranking.module.css';
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

/** This month's volumes at the time of the last count, with accounts masked by the server. */
function Ranking({ rows, countedAt }: { rows: TiersState['ranking']; countedAt: string | undefined }) {
  return (
    <section>
      <h3 className={ranking.title}>本月交易榜</h3>
      {rows.length === 0 ? (
        <p className={ranking.none}>
          <Words>本月还没有成交记录，完成交易后即可上榜。</Words>
        </p>
      ) : (
        <ol className={ranking.rows}>
          {rows.map(({ rank, account, value, own }) => (
            <li key={rank} className={ranking.row} data-rank={rank} data-own={own || undefined}>
              <b className={ranking.rank}>{rank}</b>
              <span>
                <span translate="no">{account}</span>
                {own && <span className={ranking.own}>我</span>}
              </span>
              <span className={ranking.value}>{valueText('lots', value)}</span>
            </li>
          ))}
        </ol>
      )}
      {countedAt && (
        <p className={ranking.counted}>
          <ChangingWords>{`统计截至 ${chineseTime(countedAt, true)}（北京时间）`}</ChangingWords>
        </p>
      )}
    </section>
  );
}

interface TermClockProps {
  /** The end of the running month, and the server's time of its response, ISO 8601. */
  end: string;
  now: string;
}

/** Counts down to the end of the Beijing month, then to the next one's, even if the server has not responded again. */
export function TermClock({ end, now }: TermClockProps) {
  const { over } = useCountdown(end, now);
  return <CountdownClock label="距本月结算" end={over ? monthEnd(serverTime(now)) : end} now={now} />;
}

function monthEnd(time: number): string {
  return beginningOf(firstOfNextMonth(beijingDay(new Date(time)))).toISOString();
}
