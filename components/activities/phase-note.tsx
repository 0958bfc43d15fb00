'use client';

import { beijingDateTime } from '@/lib/time/format';
import type { ActivityData } from './activity-types';
import { CountdownClock } from './countdown-clock';
import styles from './phase-note.module.css';

/** Says when an activity begins or that it has ended; nothing while it runs. */
export function PhaseNote({ data: { phase, beginsAt, endsAt, now } }: { data: ActivityData<unknown> }) {
  if (phase === 'running') return null;
  if (phase === 'ended') {
    return (
      <p className={styles.note} data-phase="ended">
        <strong>活动已结束</strong>
        {endsAt && endsAt <= now && (
          <span>
            结束时间：{beijingDateTime(endsAt, 'end')}
            <wbr />
            （北京时间）
          </span>
        )}
        <span>
          已获得的奖励仍然有效，
          <wbr />
          以活动规则为准
        </span>
      </p>
    );
  }
  return (
    <div className={styles.note} data-phase="upcoming">
      <strong>活动尚未开始</strong>
      {beginsAt && (
        <>
          <span>
            {beijingDateTime(beginsAt)}
            <wbr />
            （北京时间）开始
          </span>
          <CountdownClock label="距开始" end={beginsAt} now={now} />
        </>
      )}
    </div>
  );
}
