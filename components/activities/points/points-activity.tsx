'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { pointsCalls } from '@/lib/contract/browser/activities/points';
import { siteUrl } from '@/lib/site';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { EarnList } from './earn-list';
import { Ledger } from './ledger';
import styles from './points-activity.module.css';
import { RedeemDialog } from './redeem-dialog';
import { type Item, Shop } from './shop';

export type PointsActivityProps = Omit<ActivityOf<'points'>, 'kind'> & { slug: string };

/** Points: the balance, ways to earn, a shop to spend them, and every movement. */
export function PointsActivity({ slug, title, earn, shop }: PointsActivityProps) {
  const { act, logIn, pending, ...activity } = useActivity(slug, pointsCalls);
  const [acting, setActing] = useState<string>();
  const [asked, setAsked] = useState<Item>();
  const [won, setWon] = useState<readonly GivenPrize[]>();

  async function execute(action: 'earn' | 'redeem', id: string) {
    setActing(id);
    const answer = await act(action, { id });
    setActing(undefined);
    if (answer) setWon(answer.won);
  }

  /** Asks before points are spent. After a login the balance may be too low; then the button says so. */
  async function ask(item: Item) {
    const own = await logIn();
    if (own?.mine && own.mine.balance >= item.cost) setAsked(item);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可领取积分、兑换好礼">
      {({ state, status, collects: open }) => {
        return (
          <>
            <Balance balance={state.mine?.balance ?? null} />
            <div className={styles.layout}>
              <EarnList
                ways={earn}
                mine={state.mine?.earn ?? null}
                open={open}
                running={status === 'running'}
                acting={pending ? acting : undefined}
                onEarn={(id) => void execute('earn', id)}
              />
              <Shop
                items={shop}
                stock={state.shop}
                balance={state.mine?.balance ?? null}
                open={open}
                acting={pending ? acting : undefined}
                onAsk={(item) => void ask(item)}
              />
            </div>
            {state.mine && <Ledger movements={state.mine.ledger} />}
            <RedeemDialog
              item={asked}
              onConfirm={(id) => void execute('redeem', id)}
              onClose={() => setAsked(undefined)}
            />
            <PrizeDialog won={won} onClose={() => setWon(undefined)} />
          </>
        );
      }}
    </ActivityPanel>
  );
}

/** The visitor's points; `null` without a session. */
function Balance({ balance }: { balance: number | null }) {
  return (
    <div className={styles.balance}>
      <img src={siteUrl('/art/coin-stack.svg')} alt="" width={84} height={84} />
      <p className={styles.words}>
        我的积分
        <b className={styles.figure} translate="no" aria-hidden="true">
          {balance === null ? '—' : figure(balance)}
        </b>
        <span className="visually-hidden" role="status">
          {balance === null ? '登录后可见' : figure(balance)}
        </span>
      </p>
    </div>
  );
}
