'use client';

import { CHANGE_FIELDS, type ChangeField, checkPasswordField } from '@/lib/account/password-fields';
import { changeLoginPassword } from '@/lib/browser/account/password-calls';
import { passwordFailure } from '@/lib/browser/account/password-problem';
import { showToast } from '@/lib/browser/overlays/toast';
import { DialogForm } from '../dialog-form';
import { HiddenField } from '../hidden-field';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';
import { NewPasswordField } from './new-password-field';
import { readTyped } from './read-typed';

interface ChangeFormProps {
  hidden: boolean;
  /** The account of the password; password managers store the two together. */
  account: string;
  onChanged: () => void;
}

/** Sets a new password with the current one; the server logs out all other devices. */
export function ChangeForm({ hidden, account, onChanged }: ChangeFormProps) {
  const fields = useFields<ChangeField>(CHANGE_FIELDS, checkPasswordField);
  const { pending, expired, submit } = useSubmission(fields, {
    failureOf: passwordFailure,
    onSettled: settle,
    done: '登录密码已修改，其他设备已退出登录',
  });

  function settle(words: string) {
    showToast(words);
    onChanged();
  }

  function submitTyped() {
    const { typed, faults } = readTyped(fields, CHANGE_FIELDS);
    void submit(faults, () => changeLoginPassword(typed.currentPassword, typed.password));
  }

  const shared = { onValue: fields.accept, onLeave: fields.leave };
  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      name="change"
      label="用原密码修改"
      hidden={hidden}
      button={['修改密码', '提交中…']}
      onSubmit={submitTyped}
    >
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <HiddenField
        {...shared}
        field="currentPassword"
        label="原登录密码"
        autoComplete="current-password"
        placeholder="请输入现在的登录密码"
        error={fields.errors.currentPassword}
      />
      <NewPasswordField {...shared} error={fields.errors.password} />
    </DialogForm>
  );
}
