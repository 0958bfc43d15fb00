'use client';

import type { ReactNode } from 'react';
import { isOver } from '@/lib/campaign/status';
import type { Obstacle } from '@/lib/contract/activities/calls';
import { RewardsButton } from '../account/rewards/rewards-button';
import { useLateComponent } from '../ui/use-late-component';
import styles from './activity-panel.module.css';
import { ActivityStatusNote } from './activity-status-note';
import type { ActivityData } from './activity-types';
import { LoginPrompt } from './login-prompt';
import type { NotOfferedProps } from './not-offered';
import { Failed, PanelFrame } from './panel-frame';
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

const loadNotOffered = async () => (await import('./not-offered')).NotOffered;

/** Loaded late because few sites have a server without activities. */
function LateNotOffered(props: NotOfferedProps) {
  const NotOffered = useLateComponent(loadNotOffered);
  return NotOffered && <NotOffered {...props} />;
}

const loadObstacleNote = async () => (await import('./obstacle-note')).ObstacleNote;

/** Loaded late because few visitors have an obstacle. */
function LateObstacleNote({ obstacle }: { obstacle: Obstacle }) {
  const ObstacleNote = useLateComponent(loadObstacleNote);
  return ObstacleNote && <ObstacleNote obstacle={obstacle} />;
}

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
  return (
    <PanelFrame title={title} className={className}>
      {shown()}
    </PanelFrame>
  );

  function shown() {
    if (status === 'not-offered') return <LateNotOffered elsewhere={elsewhere} />;
    return status === 'failed' ? <Failed message={message} onRetry={retry} /> : data && content(data);
  }

  function content(ready: ActivityData<State>) {
    return (
      <>
        <ActivityStatusNote data={ready} />
        {ready.obstacle && isOpen(ready) && <LateObstacleNote obstacle={ready.obstacle} />}
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
