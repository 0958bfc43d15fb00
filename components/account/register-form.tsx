'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import {
  checkField,
  checkRegistration,
  REGISTRATION_FIELDS,
  REGISTRATION_ORDER,
  type RegistrationField,
  type RegistrationValues,
} from '@/lib/account/registration-fields';
import { loadRegistrationCalls } from '@/lib/browser/account/load-registration-calls';
import type { FormFailure } from '@/lib/browser/account/registration-problem';
import { BANNER_FORM } from '@/lib/browser/shell/scroll-to-element';
import { trackPhoneEntered } from '@/lib/browser/tracking/track';
import { CodeButton } from './code-button';
import { Consent, type ConsentDocument } from './consent';
import styles from './form.module.css';
import { InviteField } from './invite-field';
import { LogInInstead } from './log-in-instead';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { useFields } from './use-fields';
import { useRegister } from './use-register';
import { useSmsCode } from './use-sms-code';

export interface RegisterFormProps {
  title: string;
  /** Words of the button. */
  submit: string;
  documents: readonly ConsentDocument[];
  /** The accepted clauses as `slug@version`, separated by commas. */
  agreements: string;
  /** Path of the success page, with the base path. */
  successUrl: string;
}

const never = () => () => {};

/** The registration form: mobile number, SMS code, password, invite code, consent. Its id is the target of the page's actions. */
export function RegisterForm({ title, submit, documents, agreements, successUrl }: RegisterFormProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const fields = useFields(REGISTRATION_ORDER, checkField);
  const { errors, element, typed, setError, reveal } = fields;
  const [registered, setRegistered] = useState(false);
  const tracked = useRef('');
  const sms = useSmsCode('register', (failure) => show(failure, 'code'));
  const { open, pending } = useRegister({ agreements, successUrl, onFailure: show });

  function show(failure: FormFailure, fallback?: RegistrationField) {
    const { general: message } = failure;
    setRegistered(failure.registered);
    if (message && fallback) return setError(fallback, message);
    fields.setGeneral(message);
    reveal(failure.errors);
  }

  function accept(field: RegistrationField, value: string) {
    fields.accept(field);
    if (field !== 'mobile') return;
    setRegistered(false);
    sms.setNumber(value);
    if (value === tracked.current || checkField('mobile', value)) return;
    tracked.current = value;
    void trackPhoneEntered(value);
  }

  async function sendCode() {
    const mobile = typed('mobile');
    const message = checkField('mobile', mobile);
    setError('code', undefined);
    if (message) reveal({ mobile: message });
    else if (await sms.send(mobile)) element('code')?.focus();
  }

  function send() {
    const values = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, typed(field)])) as RegistrationValues;
    const found = checkRegistration(values, element('agreements')?.checked === true);
    fields.setGeneral(undefined);
    if (reveal(found)) void open(values);
  }

  const shared = { onValue: accept, onLeave: fields.leave };
  return (
    <form
      ref={fields.form}
      id={BANNER_FORM}
      className={styles.form}
      method="post"
      noValidate
      aria-label={title}
      aria-busy={pending}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      <TextField
        {...shared}
        field="mobile"
        label="手机号"
        prefix="+86"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号码"
        error={errors.mobile}
        remedy={registered && <LogInInstead />}
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
        action={<CodeButton sms={sms} disabled={!alive} onClick={sendCode} />}
      />
      <PasswordField {...shared} error={errors.password} />
      <InviteField {...shared} error={errors.invitecode} />
      <Consent documents={documents} error={errors.agreements} onChange={() => setError('agreements', undefined)} />
      <p className={styles.general} role="alert">
        {fields.general}
      </p>
      <button type="submit" className={styles.submit} disabled={!alive || pending} suppressHydrationWarning>
        {pending ? '提交中…' : submit}
      </button>
      <noscript>
        <p className={styles.general}>开户需要启用 JavaScript，请在浏览器设置中开启后刷新本页。</p>
      </noscript>
    </form>
  );
}

/** Fetches the calls while the visitor is still typing; a failure is told by the call that needs them. */
function prepare(): void {
  loadRegistrationCalls().catch(() => {});
}
