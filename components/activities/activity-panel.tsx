'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import panel from '../campaign/panel.module.css';
import { Section } from '../campaign/section';
import styles from './activity-panel.module.css';
import type { ActivityData } from './activity-types';
import { PhaseNote } from './phase-note';
import type { Activity } from './use-activity';
import { WayIn } from './way-in';

interface ActivityPanelProps<State> {
  title: string;
  activity: Pick<Activity<State>, 'status' | 'data' | 'message' | 'retry'>;
  /** What an account is needed for, one sentence; shown to a visitor without a session. */
  invitation?: string;
  className?: string | undefined;
  /** The activity itself, also for a visitor without a session and before and after the campaign. */
  children: (data: ActivityData<State>) => ReactNode;
}

/** A section of the page that holds an activity, with the states that all kinds share: loading, failed, not begun, ended, no session. */
export function ActivityPanel<State>({
  title,
  activity: { status, data, message, retry },
  invitation = '登录后可参加活动并领取奖励',
  className,
  children,
}: ActivityPanelProps<State>) {
  return (
    <Section title={title}>
      <div className={clsx(panel.panel, styles.panel, className)} aria-busy={status === 'loading'}>
        {status === 'loading' && <Skeleton />}
        {status === 'failed' && <Failed message={message} onRetry={retry} />}
        {data && (
          <>
            <PhaseNote data={data} />
            {children(data)}
            {!data.signedIn && data.phase !== 'ended' && <WayIn>{invitation}</WayIn>}
          </>
        )}
      </div>
    </Section>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">正在读取活动进度…</span>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}

function Failed({ message, onRetry }: { message?: string | undefined; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>活动暂时没有加载出来</strong>
        <br />
        {message}。您的进度与奖励不受影响。
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
