'use client';

import { useEffect, useRef, useState } from 'react';
import { typedMobile } from '@/lib/browser/account/typed-before';
import type { LoginWay } from '@/lib/browser/account/typed-dialog';
import { changeUnseen } from '@/lib/browser/client-state/change-unseen';
import { showToast } from '@/lib/browser/overlays/toast';
import { hasSiteAccounts } from '@/lib/browser/session/site-accounts';
import { onTokenChange, readToken, saveToken } from '@/lib/browser/session/token';
import { AccountDialog } from './account-dialog';
import styles from './account-dialog.module.css';
import { DialogWays } from './dialog-ways';
import { LoginByCode } from './login-by-code';
import { LoginByPassword } from './login-by-password';
import { OpenAccountLink } from './open-account-link';
import { ResetForm } from './password/reset-form';

/** What the visitor chose and typed before a reload. */
export interface BegunLogin {
  way: LoginWay;
  /** The account of the login by password; empty if none was typed. */
  account: string;
}

interface LoginDialogProps {
  /** A mobile number that the visitor typed before; empty if there is none. */
  mobile: string;
  /** Why the visitor has to log in. */
  notice: string | undefined;
  /** The state to restore when the dialog reopens. */
  begun?: BegunLogin | undefined;
  /** Called when the visitor is logged in, before the page is notified. */
  onLogin: () => void;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

const WAYS = [
  { way: 'code', label: '短信登录' },
  { way: 'password', label: '密码登录' },
] as const;

/** The login in a dialog over the page, by SMS code or by password, with a password reset; Escape closes it. */
export function LoginDialog({ mobile, notice, begun, onLogin, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<LoginWay>(begun?.way ?? 'code');
  const resetting = shown === 'reset';
  const closed = useRef(new AbortController());
  const loggingIn = useRef(false);

  const close = () => dialog.current?.close();

  function leave() {
    closed.current.abort();
    onClose();
  }

  // A login in another tab is a login here as well.
  useEffect(() => {
    const before = readToken();
    return onTokenChange(() => {
      const now = readToken();
      if (now !== null && now !== before && !loggingIn.current) dialog.current?.close();
    });
  }, []);

  async function enter(token: string) {
    loggingIn.current = true;
    onLogin();
    await changeUnseen(() => saveToken(token), closed.current.signal);
    close();
  }

  async function finish(token: string) {
    await enter(token);
    showToast('登录成功');
  }

  return (
    <AccountDialog
      dialog={dialog}
      title={resetting ? '重置登录密码' : '登录交易账户'}
      notice={notice}
      focused={resetting ? 'form[name="reset"] input' : 'form:not([hidden]) input'}
      resumes={`login-${shown}`}
      onClose={leave}
    >
      {!resetting && <DialogWays label="登录方式" ways={WAYS} shown={shown} onShow={setShown} />}
      <LoginByCode hidden={shown !== 'code'} mobile={mobile} onToken={finish} />
      <LoginByPassword hidden={shown !== 'password'} account={begun?.account} onToken={finish} />
      {resetting && <ResetForm name="reset" hidden={false} mobile={typedMobile() || mobile} onToken={enter} />}
      {resetting && (
        <p className={styles.other}>
          想起密码了？
          <button type="button" onClick={() => setShown('password')}>
            返回登录
          </button>
        </p>
      )}
      {shown === 'password' && hasSiteAccounts() && (
        <p className={styles.other}>
          <button type="button" onClick={() => setShown('reset')}>
            忘记密码？
          </button>
        </p>
      )}
      <p className={styles.other}>
        还没有账户？
        <OpenAccountLink onLeave={close} />
      </p>
    </AccountDialog>
  );
}
