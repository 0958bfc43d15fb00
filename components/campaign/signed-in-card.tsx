'use client';

import type { ComponentType, ReactNode } from 'react';
import type { ActivityKind } from '@/lib/activities/schema';
import { openedAccount } from '@/lib/browser/account/opened-account';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { hasSiteAccounts } from '@/lib/browser/session/site-accounts';
import { readToken } from '@/lib/browser/session/token';
import { useLoggedIn } from '@/lib/browser/session/use-logged-in';
import { BackToApp } from '../account/back-to-app';
import { OpenedAccount } from '../account/opened-account';
import { FirstPassword } from '../account/password/first-password';
import { Panel } from '../ui/panel';
import { ActivityLink } from './activity-link';
import styles from './signed-in-card.module.css';

export interface SignedInCardProps {
  /** The page's first activity, and the words of the link to it. */
  activity: { kind: ActivityKind; link: ReactNode } | undefined;
}

/**
 * Chooses the card that replaces the form for a visitor who has an account; a provider's backend may have opened no
 * session with it.
 */
export function chooseCard(): ComponentType<SignedInCardProps> | undefined {
  return readToken() !== null || (!hasSiteAccounts() && openedAccount() !== null) ? SignedInCard : undefined;
}

/**
 * For a visitor who has an account: its number, and a link to the page's activity or else to the app. If there is no
 * session, the login comes first.
 */
function SignedInCard({ activity }: SignedInCardProps) {
  const { userInfo } = useUserInfo();

  if (!useLoggedIn()) {
    return (
      <Panel as="section" id={BANNER_FORM} className={styles.card} aria-label="已开户">
        <p className={styles.title}>已开户</p>
        <OpenedAccount />
      </Panel>
    );
  }
  return (
    <Panel as="section" id={BANNER_FORM} className={styles.card} aria-label="已登录">
      <p className={styles.title}>已登录</p>
      <p className={styles.text}>
        {userInfo ? (
          <span>
            交易账号{' '}
            <b className={styles.account} translate="no">
              {userInfo.account}
            </b>
          </span>
        ) : (
          <span>您已有交易账户，无需再次开户。</span>
        )}
      </p>
      {userInfo && <FirstPassword key={userInfo.account} user={userInfo} />}
      {activity ? (
        <ActivityLink kind={activity.kind}>{activity.link}</ActivityLink>
      ) : (
        <BackToApp variant="action">打开APP查看奖励</BackToApp>
      )}
    </Panel>
  );
}
