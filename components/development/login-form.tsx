'use client';

import { type FormEvent, useState } from 'react';
import { messageOf } from '@/lib/http/api-error';
import { loadCode } from '@/lib/http/load-code';
import { navigate } from '@/lib/shell/navigate';
import styles from './development.module.css';

/** Account, password and Submit; nothing is checked before it is sent. After a login the page reloads with the token in its address. */
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.field}>
        <span>账号</span>
        <input name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </label>
      <label className={styles.field}>
        <span>密码</span>
        <input name="password" type="password" autoComplete="current-password" />
      </label>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <button type="submit" className={styles.submit} disabled={busy}>
        Submit
      </button>
    </form>
  );
}
