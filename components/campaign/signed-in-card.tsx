'use client';

import { clsx } from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { callBridge } from '@/lib/flows/bridge';
import { loadCode } from '@/lib/http/load-code';
import { BANNER_FORM } from '@/lib/shell/scroll-to-element';
import { siteUrl } from '@/lib/site';
import actionStyles from './action.module.css';
import { ActivityLink } from './activity-link';
import panel from './panel.module.css';
import styles from './signed-in-card.module.css';

const HAS_ACCOUNT = '您已有交易账户，无需再次开户。';

/** For a visitor who has an account: which one it is, and the way to the page's activity or else to the app. */
export function SignedInCard({ activity }: { activity: ActivityKind | undefined }) {
  const [OwnAccount, setOwnAccount] = useState<ComponentType<{ children: string }>>();

  // Without it the card says less, and leads on all the same.
  useEffect(() => {
    loadCode(() => import('./own-account'))
      .then((code) => setOwnAccount(() => code.OwnAccount))
      .catch(() => {});
  }, []);

  return (
    <section id={BANNER_FORM} className={clsx(panel.panel, styles.card)} aria-label="已登录">
      <p className={styles.title}>已登录</p>
      <p className={styles.text}>{OwnAccount ? <OwnAccount>{HAS_ACCOUNT}</OwnAccount> : HAS_ACCOUNT}</p>
      {activity ? <ActivityLink kind={activity} /> : <ToApp />}
    </section>
  );
}

function ToApp() {
  return (
    <a
      className={actionStyles.action}
      href={siteUrl('/download')}
      data-keep-query
      onClick={(event) => {
        if (callBridge('goTrade')) event.preventDefault();
      }}
    >
      打开APP查看奖励
    </a>
  );
}
