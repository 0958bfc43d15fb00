'use client';

import { useEffect, useRef } from 'react';
import { openModal } from '@/lib/browser/overlays/open-modal';
import styles from './development.module.css';
import { LoginForm } from './login-form';

/** The development login in a dialog over the page; Escape closes it. */
export function LoginDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    openModal(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="development-login-title">
      <h2 id="development-login-title" className={styles.title}>
        开发登录
      </h2>
      <LoginForm />
    </dialog>
  );
}
