'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { checkField } from '@/lib/account/registration-fields';
import { setLoginPassword } from '@/lib/browser/account/password-calls';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { ApiError, messageOf } from '@/lib/browser/http/api-error';
import { openModal } from '@/lib/browser/shell/open-modal';
import { showToast } from '@/lib/browser/shell/toast';
import { LogInInstead } from '../log-in-instead';
import styles from '../login-dialog.module.css';
import { PasswordField } from '../password-field';
import { useFields } from '../use-fields';
import formStyles from '../verification/verification-form.module.css';

interface SetPasswordDialogProps {
  /** Whose password it is; password managers keep the two together. */
  account: string;
  /** The dialog has closed, however that came. */
  onClose: () => void;
}

/** The first password of an account, over the page; Escape leaves it. An old session logs in by SMS code first, and goes on here. */
export function SetPasswordDialog({ account, onClose }: SetPasswordDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useFields<'password'>(['password'], checkField);
  const [pending, setPending] = useState(false);
  const [stale, setStale] = useState(false);
  const busy = useRef(false);
  const id = useId();

  useEffect(() => {
    openModal(dialog.current);
    dialog.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus({ preventScroll: true });
  }, []);

  const close = () => dialog.current?.close();

  function settle(words: string) {
    void accountChanged();
    showToast(words);
    close();
  }

  async function submit() {
    if (busy.current) return;
    const password = fields.typed('password');
    const fault = checkField('password', password);
    fields.setGeneral(undefined);
    setStale(false);
    if (!fields.reveal(fault ? { password: fault } : {})) return;
    busy.current = true;
    setPending(true);
    try {
      await setLoginPassword(password);
      settle('登录密码已设置');
    } catch (error) {
      fail(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function fail(error: unknown) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.code === 'already_done') return settle(messageOf(error));
    const fault = problem?.errors?.find(({ field }) => field === 'password')?.message;
    setStale(problem?.code === 'reauthentication_required' || problem?.code === 'unauthorized');
    if (fault) fields.reveal({ password: fault });
    else fields.setGeneral(messageOf(error));
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        设置登录密码
      </h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      <form
        ref={fields.form}
        className={styles.form}
        method="post"
        noValidate
        aria-busy={pending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={formStyles.lead}>设置之后，用手机号或交易账号加密码即可登录，不必每次等短信。</p>
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField error={fields.errors.password} onValue={() => fields.accept('password')} onLeave={leave} />
        <p className={styles.general} role="alert">
          {fields.general}
        </p>
        {stale && (
          <p className={formStyles.again}>
            <LogInInstead />
            <span>登录后，在此继续提交</span>
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={pending}>
          {pending ? '提交中…' : '保存密码'}
        </button>
      </form>
    </dialog>
  );

  function leave(_: string, value: string) {
    fields.leave('password', value);
  }
}
