'use client';

import { useEffect, useRef } from 'react';
import { checkField, cleanValue, type RegistrationField } from '@/lib/account/registration-fields';
import { pageQuery } from '@/lib/browser/query/page-query';
import { INVITE_CODE_MAX, INVITE_CODE_MIN } from '@/lib/contract/field-rules';
import { AccountTextField, type AccountTextFieldProps } from './account-text-field';
import styles from './form.module.css';

/** The optional invite code: folded by default, open and filled if the URL contains a code. */
export function InviteField(props: Pick<AccountTextFieldProps<RegistrationField>, 'error' | 'onValue' | 'onLeave'>) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const code = (pageQuery().get('invitecode') ?? '').trim();
    const input = details.current?.querySelector('input');
    // Check the raw code: cleaning would turn junk into a code that does not exist.
    if (!details.current || !input || input.value || !code || checkField('invitecode', code)) return;
    details.current.open = true;
    input.value = cleanValue('invitecode', code);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  return (
    <details ref={details} className={styles.invite}>
      <summary>有邀请码？点此填写（选填）</summary>
      <AccountTextField
        {...props}
        field="invitecode"
        label="邀请码（选填）"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={`${INVITE_CODE_MIN}至${INVITE_CODE_MAX}位字母或数字`}
      />
    </details>
  );
}
