'use client';

import { useRef } from 'react';
import { checkField } from '@/lib/account/registration-fields';
import { setLoginPassword } from '@/lib/browser/account/password-calls';
import { passwordFailure } from '@/lib/browser/account/password-problem';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { showToast } from '@/lib/browser/overlays/toast';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import styles from '../account-dialog.module.css';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { PasswordField } from '../password-field';
import { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';

interface SetPasswordDialogProps {
  /** The account of the password; password managers store the two together. */
  account: string;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

/**
 * A dialog for the first password of an account; Escape closes it. With an old session the visitor logs in by SMS code
 * first and continues here.
 */
function SetPasswordDialog({ account, onClose }: SetPasswordDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useFields<'password'>(['password'], checkField);
  const { pending, expired, submit } = useSubmission(fields, {
    failureOf: passwordFailure,
    onSettled: settle,
    done: '登录密码已设置',
  });

  function settle(words: string) {
    accountChanged();
    showToast(words);
    dialog.current?.close();
  }

  function submitTyped() {
    const password = fields.typed('password');
    const fault = checkField('password', password);
    void submit(fault ? { password: fault } : {}, () => setLoginPassword(password));
  }

  return (
    <AccountDialog dialog={dialog} title="设置登录密码" focused={'[name="password"]'} onClose={onClose}>
      <DialogForm
        form={{ ...fields, pending }}
        remedy={expired && <LogInAgain />}
        button={['保存密码', '提交中…']}
        onSubmit={submitTyped}
      >
        <p className={styles.lead}>设置之后，用手机号或交易账号加密码即可登录，不必每次等短信。</p>
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField
          error={fields.errors.password}
          onValue={() => fields.accept('password')}
          onLeave={(_, value) => fields.leave('password', value)}
        />
      </DialogForm>
    </AccountDialog>
  );
}

/**
 * Opens the form in a dialog over the page.
 *
 * @param account the account of the password
 * @param opener gets the focus back on close; if it is gone, its row or section does
 */
export function openSetPassword(account: string, opener: HTMLElement): void {
  openDialog('set-password', opener, (onClose) => <SetPasswordDialog account={account} onClose={onClose} />);
}
