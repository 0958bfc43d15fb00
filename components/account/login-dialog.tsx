'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { onTokenChange, readToken, saveToken } from '@/lib/browser/session/token';
import { showToast } from '@/lib/browser/shell/toast';
import { AccountDialog } from './account-dialog';
import styles from './account-dialog.module.css';
import { LoginByCode } from './login-by-code';
import { LoginByPassword } from './login-by-password';
import { OpenAccountLink } from './open-account-link';

interface LoginDialogProps {
  /** A mobile number that was typed before; empty when there is none. */
  mobile: string;
  /** Why the login is asked for. */
  notice: string | undefined;
  /** The visitor is logged in; called before the page learns of it. */
  onLogin: () => void;
  /** The dialog has closed, however that came. */
  onClose: () => void;
}

const WAYS = [
  { way: 'code', label: '短信登录' },
  { way: 'password', label: '密码登录' },
] as const;

/** The login over the page, by SMS code or by password; Escape leaves it. */
export function LoginDialog({ mobile, notice, onLogin, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<(typeof WAYS)[number]['way']>('code');
  const id = useId();

  const close = () => dialog.current?.close();

  // Whoever logs in in another tab is logged in here as well.
  useEffect(() => {
    const before = readToken();
    return onTokenChange(() => {
      const now = readToken();
      if (now !== null && now !== before) dialog.current?.close();
    });
  }, []);

  function finish(token: string) {
    onLogin();
    saveToken(token);
    close();
    showToast('登录成功');
  }

  return (
    <AccountDialog dialog={dialog} title="登录交易账户" notice={notice} focused="form input" onClose={onClose}>
      <fieldset>
        <legend className="visually-hidden">登录方式</legend>
        <div className={styles.ways}>
          {WAYS.map(({ way, label }) => (
            <label key={way} className={styles.way} data-chosen={shown === way || undefined}>
              <input type="radio" name={id} checked={shown === way} onChange={() => setShown(way)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <LoginByCode hidden={shown !== 'code'} mobile={mobile} onToken={finish} />
      <LoginByPassword hidden={shown !== 'password'} onToken={finish} />
      <p className={styles.other}>
        还没有账户？
        <OpenAccountLink onLeave={close} />
      </p>
    </AccountDialog>
  );
}
