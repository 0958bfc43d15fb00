'use client';

import type { CouponState } from '@/lib/activities/coupon/contract';
import { figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { Words } from '../../ui/words';
import { ActButton } from '../act-button';
import styles from './coupon-ticket.module.css';
import { linesOf, lookOf, STAMPS, termOf } from './coupon-words';

interface CouponTicketProps {
  coupon: ActivityOf<'coupon'>['coupons'][number];
  own: NonNullable<CouponState['mine']>['coupons'][number] | undefined;
  /** Coupons left; `null` if there is no limit. */
  left: number | null;
  running: boolean;
  pending: boolean;
  onClaim: () => void;
}

/** A coupon as a ticket: its face value on the stub, its purpose, status and terms. */
export function CouponTicket({ coupon, own, left, running, pending, onClaim }: CouponTicketProps) {
  const { label, face, terms } = coupon;
  const look = lookOf(own, left);
  const term = own && termOf(own);
  return (
    <li className={styles.ticket} data-look={look}>
      <div className={styles.stub}>
        <span className={styles.face} translate="no">
          <small>$</small>
          {figure(face)}
        </span>
        <span className={styles.currency}>面值（美元）</span>
      </div>
      <div className={styles.body}>
        <h3 className={styles.label}>
          {label}
          {STAMPS[look] && <span className={styles.stamp}>{STAMPS[look]}</span>}
        </h3>
        {linesOf(coupon, look).map((line) => (
          <p key={line} className={styles.line}>
            <Words>{line}</Words>
          </p>
        ))}
        <div className={styles.way}>
          {(look === 'open' || (look === 'unknown' && running)) && (
            <ActButton pending={pending} disabled={!running} onAct={onClaim}>
              {wordsOf(look === 'open', running)}
            </ActButton>
          )}
          {term && <p className={styles.line}>{term}</p>}
        </div>
        {left !== null && left > 0 && <p className={styles.left}>{`剩余 ${figure(left)} 张`}</p>}
        <details className={styles.terms}>
          <summary>使用规则</summary>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}

function wordsOf(known: boolean, running: boolean): string {
  if (!running) return '现不可领取';
  return known ? '立即领取' : '登录后领取';
}
