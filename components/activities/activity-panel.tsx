'use client';

import type { ReactNode } from 'react';
import type { ActivityData } from './activity-types';
import { LoginPrompt } from './login-prompt';
import { Failed, PanelFrame } from './panel-frame';
import { PhaseNote } from './phase-note';
import type { Activity } from './use-activity';

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
    <PanelFrame title={title} className={className}>
      {status === 'failed' ? <Failed message={message} onRetry={retry} /> : data && content(data)}
    </PanelFrame>
  );

  function content(shown: ActivityData<State>) {
    return (
      <>
        <PhaseNote data={shown} />
        {children(shown)}
        {!shown.signedIn && shown.phase !== 'ended' && <LoginPrompt>{invitation}</LoginPrompt>}
      </>
    );
  }
}
