'use client';

import { useState } from 'react';
import type { JfUser } from '@/lib/contract/user';
import styles from './first-password.module.css';
import { SetPasswordButton } from './set-password-button';

/**
 * For an account that was opened by code: says that it has no password yet and offers to set one; afterwards says that
 * it has one.
 */
export function FirstPassword({ user: { account, hasPassword } }: { user: JfUser }) {
  // If the row disappeared on success, the visitor would get no confirmation.
  const [hadNone] = useState(hasPassword === false);
  if (!hadNone) return null;
  return (
    <p className={styles.line}>
      <span>{hasPassword ? '登录密码已设置' : '尚未设置登录密码'}</span>
      {!hasPassword && <SetPasswordButton account={account} className={styles.set} />}
    </p>
  );
}
