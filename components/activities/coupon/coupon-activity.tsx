'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { couponCalls } from '@/lib/contract/browser/activities/coupon';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import styles from './coupon-activity.module.css';
import { CouponTicket } from './coupon-ticket';

export type CouponActivityProps = Omit<ActivityOf<'coupon'>, 'kind'> & { slug: string };

/** Coupons to claim, each a ticket that shows its status. */
export function CouponActivity({ slug, title, coupons }: CouponActivityProps) {
  const activity = useActivity(slug, couponCalls);
  const [asked, setAsked] = useState<string>();
  const [won, setWon] = useState<readonly GivenPrize[]>();

  async function claim(id: string) {
    setAsked(id);
    setWon((await activity.act('claim', { id }))?.won);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后查看可领取的券，每券限领一次">
      {({ state, collects, obstacle }) => (
        <>
          <ul className={styles.tickets} data-three={coupons.length === 3 || undefined}>
            {coupons.map((coupon) => (
              <CouponTicket
                key={coupon.id}
                coupon={coupon}
                own={state.mine?.coupons.find(({ id }) => id === coupon.id)}
                left={state.coupons.find(({ id }) => id === coupon.id)?.left ?? null}
                running={collects && !obstacle}
                pending={activity.pending && asked === coupon.id}
                onClaim={() => claim(coupon.id)}
              />
            ))}
          </ul>
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}
