'use client';

import { beijingDateTime } from '@/lib/time/format';
import { Notice } from '../ui/notice';
import { Words } from '../ui/words';
import styles from './activity-status-note.module.css';
import type { ActivityData } from './activity-types';
import { CountdownClock } from './countdown-clock';

/**
 * Says when an activity begins, ends or has ended, that it is paused, and until when rewards can be collected; nothing
 * while it runs without a known end.
 */
export function ActivityStatusNote({ data }: { data: ActivityData<unknown> }) {
  const { status, beginsAt, endsAt, claimsUntil, paused, now } = data;
  if (paused && status !== 'ended') {
    return (
      <Notice marked className={styles.note} data-phase="paused">
        <strong>活动暂停中</strong>
        <Words key="paused">恢复后即可继续参加，已获得的奖励不受影响</Words>
      </Notice>
    );
  }
  switch (status) {
    case 'running':
      return endsAt && <Coming data-phase="closing" title="活动结束时间" at={endsAt} now={now} ends />;
    case 'upcoming':
      return <Coming data-phase="upcoming" title="活动尚未开始" at={beginsAt} now={now} />;
    case 'claiming':
    case 'ended':
      return (
        <Notice marked className={styles.note} data-phase={status}>
          <strong>活动已结束</strong>
          {endsAt && endsAt <= now && (
            <Words key="over">{`结束时间：${beijingDateTime(endsAt, 'end')}（北京时间）`}</Words>
          )}
          {status === 'claiming' && claimsUntil ? (
            <Words key="claiming">{`结束前已达成的奖励，请在${beijingDateTime(claimsUntil, 'end')}（北京时间）前领取`}</Words>
          ) : (
            <Words key="ended">已获得的奖励仍然有效，以活动规则为准</Words>
          )}
        </Notice>
      );
  }
}

interface ComingProps {
  'data-phase': string;
  title: string;
  at: string | null;
  now: string;
  /** The time is an end, not a beginning. */
  ends?: boolean;
}

function Coming({ 'data-phase': phase, title, at, now, ends = false }: ComingProps) {
  return (
    <Notice as="div" marked className={styles.note} data-phase={phase}>
      <strong>{title}</strong>
      {at && (
        <>
          <Words key={phase}>{`${beijingDateTime(at, ends ? 'end' : 'begin')}（北京时间）${ends ? '' : '开始'}`}</Words>
          <CountdownClock label={ends ? '距结束' : '距开始'} end={at} now={now} />
        </>
      )}
    </Notice>
  );
}
