'use client';

import { type ReactNode, useEffect } from 'react';
import { isOver } from '@/lib/campaign/status';
import { LogInInstead } from '../account/log-in-instead';
import { OpenAccountLink } from '../account/open-account-link';
import { RewardsButton } from '../account/rewards/rewards-button';
import { lazy } from '../ui/lazy';
import { Notice } from '../ui/notice';
import { Words } from '../ui/words';
import styles from './activity-panel.module.css';
import { ActivityStatusNote } from './activity-status-note';
import type { ActivityData } from './activity-types';
import { Failed, PanelFrame } from './panel-frame';
import { showPiecesLeft } from './show-pieces-left';
import type { Activity } from './use-activity';

interface ActivityPanelProps<State> {
  title: string;
  activity: Pick<Activity<State>, 'status' | 'data' | 'message' | 'retry'>;
  /** What an account is needed for, in one sentence, for a visitor without a session. */
  invitation?: string;
  className?: string | undefined;
  /** How to take part elsewhere if this site's server does not offer the activity. */
  elsewhere?: ReactNode;
  /** The activity itself, also shown without a session and before and after the campaign. */
  children: (data: ActivityData<State>) => ReactNode;
}

/** Few sites have a server without activities. */
const LazyNotOffered = lazy(async () => (await import('./not-offered')).NotOffered);
/** Few visitors have an obstacle. */
const LazyObstacleNote = lazy(async () => (await import('./obstacle-note')).ObstacleNote);

/**
 * A section of the page for an activity, with the states that all kinds share: loading, failed, not offered, not begun,
 * ended, no session.
 */
export function ActivityPanel<State>({
  title,
  activity: { status, data, message, retry },
  invitation = '登录后可参加活动并领取奖励',
  className,
  elsewhere,
  children,
}: ActivityPanelProps<State>) {
  useEffect(() => showPiecesLeft(data?.state), [data?.state]);
  return (
    <PanelFrame title={title} className={className}>
      {shown()}
    </PanelFrame>
  );

  function shown() {
    if (status === 'not-offered') return <LazyNotOffered elsewhere={elsewhere} />;
    return status === 'failed' ? <Failed message={message} onRetry={retry} /> : data && content(data);
  }

  function content(ready: ActivityData<State>) {
    return (
      <>
        <ActivityStatusNote data={ready} />
        {ready.obstacle && isOpen(ready) && <LazyObstacleNote obstacle={ready.obstacle} />}
        {children(ready)}
        {ready.signedIn && (
          <p className={styles.rewards}>
            <RewardsButton />
          </p>
        )}
        {!ready.signedIn && isOpen(ready) && <LoginPrompt>{invitation}</LoginPrompt>}
      </>
    );
  }
}

/** Whether the activity is upcoming, running, or its rewards can still be collected. */
function isOpen({ status, collects }: ActivityData<unknown>): boolean {
  return !isOver(status) || collects;
}

/** For a visitor without a session: what an account is needed for, with login and registration. */
function LoginPrompt({ children }: { children: string }) {
  return (
    <Notice as="aside" className={styles.loginPrompt} aria-label="登录或开户">
      <p className={styles.words}>
        <Words>{children}</Words>
      </p>
      <p className={styles.ways}>
        <OpenAccountLink variant="flat" className={styles.open} />
        <span className={styles.login}>
          <LogInInstead />
        </span>
      </p>
    </Notice>
  );
}
