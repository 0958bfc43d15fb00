'use client';

import { useEffect, useRef } from 'react';
import { checkField, cleanValue, type RegistrationField } from '@/lib/account/registration-fields';
import { pageQuery } from '@/lib/browser/query/page-query';
import styles from './form.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** The optional invite code: folded away until it is wanted, open and filled when the address brings one. */
export function InviteField(props: Pick<TextFieldProps<RegistrationField>, 'error' | 'onValue' | 'onLeave'>) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const code = (pageQuery().get('invitecode') ?? '').trim();
    const input = details.current?.querySelector('input');
    // Checked as it came: what cleaning would make of junk is nobody's code.
    if (!details.current || !input || input.value || !code || checkField('invitecode', code)) return;
    details.current.open = true;
    input.value = cleanValue('invitecode', code);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  return (
    <details ref={details} className={styles.invite}>
      <summary>有邀请码？点此填写（选填）</summary>
      <TextField
        {...props}
        field="invitecode"
        label="邀请码（选填）"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="4至12位字母或数字"
      />
    </details>
  );
}
