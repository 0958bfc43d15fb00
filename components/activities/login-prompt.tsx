'use client';

import { LogInInstead } from '../account/log-in-instead';
import { OpenAccountLink } from '../account/open-account-link';
import { Notice } from '../ui/notice';
import { Phrases } from '../ui/phrases';
import styles from './login-prompt.module.css';

/** For a visitor without a session: what an account is needed for, with login and registration. */
export function LoginPrompt({ children }: { children: string }) {
  return (
    <Notice as="aside" className={styles.loginPrompt} aria-label="登录或开户">
      <p className={styles.words}>
        <Phrases>{children}</Phrases>
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
