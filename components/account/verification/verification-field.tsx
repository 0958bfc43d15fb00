'use client';

import type { InputHTMLAttributes } from 'react';
import {
  cleanVerification,
  type VerificationField as FieldName,
  VERIFICATION_MAX,
} from '@/lib/account/verification-fields';
import { TextField } from '../../ui/text-field';
import styles from '../account-dialog.module.css';
import type { useVerificationForm } from './use-verification-form';

interface VerificationFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder'> {
  form: Pick<ReturnType<typeof useVerificationForm>, 'accept' | 'leave' | 'errors' | 'doubt' | 'typedBefore'>;
  field: FieldName;
  label: string;
}

/** A field of identity or card, without browser autofill for numbers. */
export function VerificationField({ form, field, ...input }: VerificationFieldProps) {
  return (
    <div className={styles.field}>
      <TextField
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        field={field}
        defaultValue={form.typedBefore.get(field)}
        clean={cleanVerification}
        maxLength={VERIFICATION_MAX[field]}
        error={form.errors[field]}
        doubt={form.doubt?.field === field ? form.doubt.sentence : undefined}
        onValue={form.accept}
        onLeave={form.leave}
      />
    </div>
  );
}
