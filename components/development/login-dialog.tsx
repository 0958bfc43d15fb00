'use client';

import { Dialog } from '../ui/dialog';
import styles from './development.module.css';
import { LoginForm } from './login-form';

/** The development login in a dialog over the page; Escape closes it. */
export function LoginDialog() {
  return (
    <Dialog className={styles.dialog} aria-labelledby="development-login-title">
      <h2 id="development-login-title" className={styles.title}>
        开发登录
      </h2>
      <LoginForm />
    </Dialog>
  );
}
