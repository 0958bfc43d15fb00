'use client';

import { useState } from 'react';
import type { JfUser } from '@/lib/contract/user';
import styles from './first-password.module.css';
import { SetPasswordButton } from './set-password-button';

/** For an account that was opened by code: that it has no password yet, and the way to one; once set, that it is. */
export function FirstPassword({ user: { account, hasPassword } }: { user: JfUser }) {
  // What goes as soon as it is done would leave the visitor without an answer.
  const [hadNone] = useState(hasPassword === false);
  if (!hadNone) return null;
  return (
    <p className={styles.line}>
      {hasPassword ? '登录密码已设置' : '尚未设置登录密码'}
      {!hasPassword && <SetPasswordButton account={account} className={styles.set} />}
    </p>
  );
}
