'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityOf } from '@/lib/activities/schema';
import { inviteCalls } from '@/lib/contract/browser/activities/invite';
import { ActButton } from '../act-button';
import { ActivityPanel } from '../activity-panel';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { FriendList } from './friend-list';
import { GoInvite } from './go-invite';
import styles from './invite-activity.module.css';
import type { PosterBrand } from './invite-poster';
import { InviteShare } from './invite-share';
import { InviteTiers } from './invite-tiers';

export type InviteActivityProps = Omit<ActivityOf<'invite'>, 'kind' | 'condition'> & {
  slug: string;
  brand: PosterBrand;
};

/** Inviting friends: the visitor's link and poster, the friends' progress, and the rewards. */
export function InviteActivity({ slug, brand, title, conditionLabel, each, monthlyMax, tiers }: InviteActivityProps) {
  const activity = useActivity(slug, inviteCalls);
  const [won, setWon] = useState<readonly GivenPrize[]>();

  return (
    <ActivityPanel
      title={title}
      activity={activity}
      invitation="登录后获取您的专属邀请链接与海报"
      elsewhere={<GoInvite>去邀请好友</GoInvite>}
    >
      {({ state: { mine }, status, collects }) => (
        <>
          <div className={styles.layout} data-shares={(mine && status === 'running') || undefined}>
            {mine && status === 'running' && (
              <InviteShare code={mine.code} brand={brand} lines={['手机号注册即可开户', '新人好礼以活动页为准']} />
            )}
            <div className={styles.side}>
              <InviteTiers {...{ tiers, each, monthlyMax, conditionLabel }} counted={mine?.counted} />
              {mine && (
                <ActButton
                  pending={activity.pending}
                  disabled={!collects || mine.collectable === 0}
                  onAct={async () => setWon((await activity.act('collect'))?.won)}
                >
                  {wordsOf(mine.collectable, collects)}
                </ActButton>
              )}
              <GoInvite>更多邀请方式</GoInvite>
            </div>
          </div>
          {mine && <FriendList friends={mine.friends} conditionLabel={conditionLabel} />}
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </>
      )}
    </ActivityPanel>
  );
}

function wordsOf(collectable: number, running: boolean): string {
  if (!running) return '现不可领取';
  return collectable > 0 ? `领取 ${collectable} 份奖励` : '好友达标后可领取';
}
