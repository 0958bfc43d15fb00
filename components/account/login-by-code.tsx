'use client';

import { CODE_FIELDS, checkLoginField } from '@/lib/account/login-fields';
import { loginByCode } from '@/lib/browser/account/login-calls';
import { CodeButton } from './code-button';
import { LoginForm } from './login-form';
import { TextField } from './text-field';
import { useLoginForm } from './use-login-form';
import { useSmsCode } from './use-sms-code';

export interface LoginWayProps {
  hidden: boolean;
  /** A mobile number that was typed before. */
  mobile: string;
  onToken: (token: string) => void;
}

/** Mobile number and SMS code. */
export function LoginByCode({ hidden, mobile, onToken }: LoginWayProps) {
  const form = useLoginForm(CODE_FIELDS, (typed, signal) => loginByCode(typed.mobile, typed.code, signal), onToken);
  const { element, errors, reveal, setError } = form;
  const sms = useSmsCode('login', ({ errors, general }) => {
    setError('mobile', errors.mobile);
    setError('code', errors.code ?? general);
  });

  async function sendCode() {
    const number = form.typed('mobile');
    const message = checkLoginField('mobile', number);
    setError('code', undefined);
    if (message) reveal({ mobile: message });
    else if (await sms.send(number)) element('code')?.focus();
  }

  const shared = {
    onValue: (field: 'mobile' | 'code', value: string) => {
      form.accept(field);
      if (field === 'mobile') sms.setNumber(value);
    },
    onLeave: form.leave,
  };
  return (
    <LoginForm
      ref={form.form}
      label="短信登录"
      hidden={hidden}
      pending={form.pending}
      general={form.general}
      onSubmit={form.submit}
    >
      <TextField
        {...shared}
        field="mobile"
        label="手机号"
        prefix="+86"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="开户时的手机号码"
        defaultValue={mobile}
        error={errors.mobile}
      />
      <TextField
        {...shared}
        field="code"
        label="短信验证码"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6位数字"
        error={errors.code}
        action={<CodeButton sms={sms} onClick={sendCode} />}
      />
    </LoginForm>
  );
}
