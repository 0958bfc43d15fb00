'use client';

import { checkPasswordField, RESET_FIELDS, type ResetField } from '@/lib/account/password-fields';
import { resetLoginPassword } from '@/lib/browser/account/password-calls';
import { passwordFailure } from '@/lib/browser/account/password-problem';
import { keepMobile } from '@/lib/browser/account/typed-before';
import { showCodeFault } from '@/lib/browser/account/validate-code';
import { showToast } from '@/lib/browser/overlays/toast';
import { CodeField } from '../code-field';
import { DialogForm } from '../dialog-form';
import { MobileField } from '../mobile-field';
import { useFields } from '../use-fields';
import { useSmsCode } from '../use-sms-code';
import { useSubmission } from '../use-submission';
import { NewPasswordField } from './new-password-field';
import { readTyped } from './read-typed';

interface ResetFormProps {
  /** Selects this form within the dialog. */
  name: string;
  hidden: boolean;
  /** A mobile number that the visitor typed before. */
  mobile: string;
  /** Called after the password is set, with the token of the new session. */
  onToken: (token: string) => void;
}

/** Sets a new password by SMS code and logs in; the server logs out all other devices. */
export function ResetForm({ name, hidden, mobile, onToken }: ResetFormProps) {
  const fields = useFields<ResetField>(RESET_FIELDS, checkPasswordField);
  const { errors, setError } = fields;
  const { pending, submit } = useSubmission(fields, {
    failureOf: passwordFailure,
    onSettled: showToast,
    done: '登录密码已更新，其他设备已退出登录',
  });
  const sms = useSmsCode('password', fields, ({ errors, general }) => {
    setError('mobile', errors.mobile);
    setError('code', errors.code ?? general);
  });

  const shared = {
    onValue: (field: ResetField, value: string) => {
      fields.accept(field);
      if (field !== 'mobile') return;
      keepMobile(value);
      sms.setNumber(value);
    },
    onLeave: (field: ResetField, value: string) => {
      fields.leave(field, value);
      if (field === 'code') void showCodeFault('password', fields);
    },
  };

  function submitTyped() {
    const { typed, faults } = readTyped(fields, RESET_FIELDS);
    void submit(faults, async () => onToken(await resetLoginPassword(typed)));
  }

  return (
    <DialogForm
      form={{ ...fields, pending }}
      name={name}
      label="短信验证码设置密码"
      hidden={hidden}
      button={['设置新密码', '提交中…']}
      onSubmit={submitTyped}
    >
      <MobileField {...shared} placeholder="开户时的手机号码" defaultValue={mobile} error={errors.mobile} />
      <CodeField {...shared} error={errors.code} button={{ sms, onClick: sms.send }} />
      <NewPasswordField {...shared} error={errors.password} />
    </DialogForm>
  );
}
