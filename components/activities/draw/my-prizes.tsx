'use client';

import { useEffect } from 'react';
import { prizeText } from '@/lib/activities/prize-text';
import { REWARD_STATE_WORDS, shownState } from '@/lib/activities/reward-state-words';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { callApi } from '@/lib/browser/http/call-api';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { activityRewards } from '@/lib/contract/browser/activity-rewards';
import { chineseTime } from '@/lib/time/format';
import { Button } from '../../ui/button';
import records from '../records.module.css';
import styles from './my-prizes.module.css';

interface MyPrizesProps {
  slug: string;
  /** How many prizes were won since the page opened; a change reads the list again. */
  won: number;
}

/** What the visitor has been given in this campaign, newest first; nothing without a session. */
export function MyPrizes({ slug, won }: MyPrizesProps) {
  const { token } = useClientState();
  const { data, error, reload } = useServerData(
    token ? ['prizes', slug, token] : null,
    async () => (await callApi(activityRewards, { slug })).Data,
  );
  useEffect(() => {
    if (won > 0) reload();
  }, [won, reload]);
  if (!token) return null;
  return (
    <section className={styles.prizes}>
      <h3 className={styles.title}>我的奖品</h3>
      {Boolean(error) && !data && (
        <p className={records.none}>
          未能读取奖品记录。
          <Button variant="quiet" onClick={reload}>
            重试
          </Button>
        </p>
      )}
      {!data && !error && <p className={records.none} aria-busy="true" />}
      {data?.length === 0 && <p className={records.none}>还没有奖品，中奖后会列在这里。</p>}
      {data && data.length > 0 && (
        // A new prize renders a new list, so that browsers count no layout shift.
        <ul key={data.length} className={styles.list}>
          {data.map(({ id, prize, givenAt, state, unverified }) => (
            <li key={id} className={styles.prize} data-state={state}>
              <b>{prizeText(prize)}</b>
              <span className={styles.state}>{REWARD_STATE_WORDS[shownState({ state, unverified })]}</span>
              <time className={styles.time} dateTime={givenAt}>
                {chineseTime(givenAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
