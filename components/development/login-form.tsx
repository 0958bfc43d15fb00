'use client';

import { type FormEvent, useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { navigate } from '@/lib/browser/page/navigate';
import styles from './development.module.css';
import { LoginField } from './login-field';

/**
 * Account, password and Submit; only lengths are checked before sending. After a login the page reloads with the token
 * in its URL.
 */
export function LoginForm() {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setMessage('');
    try {
      const { developmentLogin } = await loadCode(() => import('./login'));
      navigate(await developmentLogin(String(fields.get('account')), String(fields.get('password'))));
    } catch (error) {
      setMessage(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <LoginField label="账号" name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <LoginField label="密码" name="password" type="password" autoComplete="current-password" />
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <button type="submit" className={styles.submit} disabled={busy}>
        Submit
      </button>
    </form>
  );
}
