'use client';

import { CODE_FIELDS } from '@/lib/account/login-fields';
import { loginByCode } from '@/lib/browser/account/login-calls';
import { keepMobile } from '@/lib/browser/account/typed-before';
import { showCodeFault } from '@/lib/browser/account/validate-code';
import { CodeField } from './code-field';
import { LoginForm } from './login-form';
import { MobileField } from './mobile-field';
import { useLoginForm } from './use-login-form';
import { useSmsCode } from './use-sms-code';

export interface LoginWayProps {
  hidden: boolean;
  /** A mobile number that the visitor typed before. */
  mobile: string;
  onToken: (token: string) => Promise<void>;
}

/** Login by mobile number and SMS code. */
export function LoginByCode({ hidden, mobile, onToken }: LoginWayProps) {
  const form = useLoginForm(CODE_FIELDS, (typed, signal) => loginByCode(typed.mobile, typed.code, signal), onToken);
  const { errors, setError } = form;
  const sms = useSmsCode('login', form, ({ errors, general }) => {
    setError('mobile', errors.mobile);
    setError('code', errors.code ?? general);
  });

  const shared = {
    onValue: (field: 'mobile' | 'code', value: string) => {
      form.accept(field);
      if (field !== 'mobile') return;
      keepMobile(value);
      sms.setNumber(value);
    },
    onLeave: (field: 'mobile' | 'code', value: string) => {
      form.leave(field, value);
      if (field === 'code') void showCodeFault('login', form);
    },
  };
  return (
    <LoginForm form={form} label="短信登录" hidden={hidden} onSubmit={form.submit}>
      <MobileField {...shared} placeholder="开户时的手机号码" defaultValue={mobile} error={errors.mobile} />
      <CodeField {...shared} error={errors.code} button={{ sms, onClick: sms.send }} />
    </LoginForm>
  );
}
