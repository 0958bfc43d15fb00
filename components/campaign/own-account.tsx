'use client';

import { useUserInfo } from '@/lib/client-state/use-user-info';
import styles from './signed-in-card.module.css';

/** Which account the visitor has; the children until that is known. */
export function OwnAccount({ children }: { children: string }) {
  const { userInfo } = useUserInfo();
  if (!userInfo) return children;
  return (
    <>
      交易账号 <b className={styles.account}>{userInfo.account}</b>
    </>
  );
}
