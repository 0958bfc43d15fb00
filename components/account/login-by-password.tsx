'use client';

import { PASSWORD_FIELDS } from '@/lib/account/login-fields';
import { loginByPassword } from '@/lib/browser/account/login-calls';
import { keepMobile } from '@/lib/browser/account/typed-before';
import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { AccountTextField } from './account-text-field';
import { HiddenField } from './hidden-field';
import type { LoginWayProps } from './login-by-code';
import { LoginForm } from './login-form';
import { useLoginForm } from './use-login-form';

interface LoginByPasswordProps extends Omit<LoginWayProps, 'mobile'> {
  /** An account that the visitor typed before. */
  account: string | undefined;
}

/** Login by account number, mobile number or e-mail address, and password. */
export function LoginByPassword({ hidden, account, onToken }: LoginByPasswordProps) {
  const form = useLoginForm(
    PASSWORD_FIELDS,
    ({ account, currentPassword }, signal) => loginByPassword(account, currentPassword, signal),
    onToken,
  );
  const shared = {
    onValue: (field: 'account' | 'currentPassword', value: string) => {
      form.accept(field);
      // A reset of the password begins with this number.
      if (field === 'account' && classifyIdentifier(value) === IDENTIFIER.mobile) keepMobile(value);
    },
    onLeave: form.leave,
  };
  return (
    <LoginForm form={form} label="密码登录" hidden={hidden} onSubmit={form.submit}>
      <AccountTextField
        {...shared}
        field="account"
        label="账号"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="交易账号、手机号或邮箱"
        defaultValue={account}
        error={form.errors.account}
      />
      <HiddenField
        {...shared}
        field="currentPassword"
        label="登录密码"
        autoComplete="current-password"
        placeholder="请输入登录密码"
        error={form.errors.currentPassword}
      />
    </LoginForm>
  );
}
