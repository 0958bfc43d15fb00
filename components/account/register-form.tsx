'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  agreementsOf,
  type ConsentDocument,
  checkField,
  checkRegistration,
  REGISTRATION_FIELDS,
  REGISTRATION_ORDER,
  type RegistrationField,
  type RegistrationValues,
} from '@/lib/account/registration-fields';
import { loadRegistrationCalls } from '@/lib/browser/account/load-registration-calls';
import type { FormFailure } from '@/lib/browser/account/registration-problem';
import { hasAccepted, keepAccepted, keepMobile, typedMobile } from '@/lib/browser/account/typed-before';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { trackPhoneEntered } from '@/lib/browser/tracking/track';
import { unmarked } from '@/lib/copy/break-mark';
import { Button } from '../ui/button';
import { Panel } from '../ui/panel';
import { Words } from '../ui/words';
import { CodeField } from './code-field';
import { Consent } from './consent';
import styles from './form.module.css';
import { InviteField } from './invite-field';
import { LogInInstead } from './log-in-instead';
import { MobileField } from './mobile-field';
import { PasswordField } from './password-field';
import { useFields } from './use-fields';
import { loadOpenAccount, useRegister } from './use-register';
import { useSmsCode } from './use-sms-code';

export interface RegisterFormProps {
  title: string;
  /** The button's words. */
  submit: string;
  /** `later`: asks for no password and opens the account by the code alone. */
  password?: 'later' | undefined;
  /** The clauses to accept, in the versions in force when the page was rendered. */
  documents: readonly ConsentDocument[];
  /** Path of the success page, with the base path. */
  successUrl: string;
}

const never = () => () => {};

/**
 * The registration form: mobile number, SMS code, password if required, invite code, consent. The page's actions link
 * to its id.
 */
export function RegisterForm({ title, submit, password, documents, successUrl }: RegisterFormProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const fields = useFields(REGISTRATION_ORDER, checkField);
  const { errors, element, typed, setError, reveal } = fields;
  const [registered, setRegistered] = useState(false);
  const [consented, setConsented] = useState(documents);
  const tracked = useRef('');
  const sms = useSmsCode('register', fields, (failure) => show(failure, 'code'));
  const { open, pending } = useRegister({ documents: consented, successUrl, onFailure: show });

  // Restores, after a reload, the mobile number and the consent if the clauses have not changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for the form as the server sent it
  useEffect(() => {
    const [mobile, consent] = [element('mobile'), element('agreements')];
    const typed = typedMobile();
    // The visitor may have ticked it before hydration.
    if (consent?.checked) acceptConsent(true);
    else if (consent) consent.checked = hasAccepted(agreementsOf(documents));
    if (!mobile || mobile.value || !typed) return;
    tracked.current = typed;
    mobile.value = typed;
    mobile.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

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
    keepMobile(value);
    sms.setNumber(value);
    if (value === tracked.current || checkField('mobile', value)) return;
    tracked.current = value;
    void trackPhoneEntered(value);
  }

  function send() {
    const shown = REGISTRATION_FIELDS.filter((field) => element(field));
    const values = Object.fromEntries(shown.map((field) => [field, typed(field)])) as RegistrationValues;
    const found = checkRegistration(values, element('agreements')?.checked === true);
    fields.setGeneral(undefined);
    if (reveal(found)) void open(values);
  }

  function acceptConsent(accepted: boolean) {
    setError('agreements', undefined);
    keepAccepted(agreementsOf(consented), accepted);
  }

  /**
   * Loads the code that opens the account while the visitor is typing, and shows what is already known. The submission
   * reports a failure.
   */
  function attend() {
    loadOpenAccount().catch(() => {});
    loadRegistrationCalls().then(
      (calls) => calls.attend(fields, consented, setConsented, setRegistered),
      () => {},
    );
  }

  const shared = { onValue: accept, onLeave: fields.leave };
  return (
    <Panel
      as="form"
      ref={fields.form}
      id={BANNER_FORM}
      className={styles.form}
      method="post"
      noValidate
      aria-label={unmarked(title)}
      aria-busy={pending}
      // Waits so that the browser paints the focus first.
      onFocus={() => setTimeout(attend, 50)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 className={styles.title}>
        <Words>{title}</Words>
      </h2>
      <MobileField
        {...shared}
        placeholder="请输入手机号码"
        error={errors.mobile}
        remedy={registered && <LogInInstead />}
      />
      <CodeField {...shared} error={errors.code} button={{ sms, disabled: !alive, onClick: sms.send }} />
      {!password && <PasswordField {...shared} error={errors.password} />}
      <InviteField {...shared} error={errors.invitecode} />
      <Consent documents={consented} error={errors.agreements} onChange={acceptConsent} />
      <div className={styles.send}>
        <p className={styles.general} role="alert">
          {fields.general}
        </p>
        <Button
          type="submit"
          variant="action"
          className={styles.submit}
          disabled={!alive || pending}
          suppressHydrationWarning
        >
          {pending ? '提交中…' : <Words>{submit}</Words>}
        </Button>
      </div>
      <noscript>
        <p className={styles.general}>开户需要启用 JavaScript，请在浏览器设置中开启后刷新本页。</p>
      </noscript>
    </Panel>
  );
}
