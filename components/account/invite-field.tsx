'use client';

import { useEffect, useRef, useState } from 'react';
import { readInviteCode } from '@/lib/account/invite-code';
import type { RegistrationField } from '@/lib/account/registration-fields';
import { pageQuery } from '@/lib/browser/query/page-query';
import { INVITE_CODE_MAX, INVITE_CODE_MIN } from '@/lib/contract/field-rules';
import { Words } from '../ui/words';
import { AccountTextField, type AccountTextFieldProps } from './account-text-field';
import styles from './form.module.css';

const UNREAD = '链接里的邀请码没能识别，请核对后填写';

/** The optional invite code: folded by default; open if the URL has one, and then filled or with a sentence why not. */
export function InviteField(props: Pick<AccountTextFieldProps<RegistrationField>, 'error' | 'onValue' | 'onLeave'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [unread, setUnread] = useState(false);

  useEffect(() => {
    // Some apps change the letter case of names.
    const values = [...pageQuery()].flatMap(([name, value]) =>
      name.toLowerCase() === 'invitecode' ? value.trim() : [],
    );
    const sent = values.find(Boolean);
    const input = details.current?.querySelector('input');
    if (!details.current || !input || input.value || !sent) return;
    details.current.open = true;
    const code = readInviteCode(sent);
    if (!code) return setUnread(true);
    input.value = code;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  return (
    <details ref={details} className={styles.invite}>
      <summary>
        <Words>有邀请码？点此填写（选填）</Words>
      </summary>
      <AccountTextField
        {...props}
        error={props.error ?? (unread ? UNREAD : undefined)}
        onValue={(field, value) => {
          setUnread(false);
          props.onValue(field, value);
        }}
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
