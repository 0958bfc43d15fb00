'use client';

import { type ReactNode, useId } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { pageVariant } from '@/lib/browser/variant/page-variant';
import { clauseUrl } from '@/lib/layout/clause-links';
import { keepsQuery } from '../../ui/link-kinds';
import dialogStyles from '../account-dialog.module.css';
import { DialogForm } from '../dialog-form';
import formStyles from '../form.module.css';
import { LogInAgain } from '../log-in-again';
import type { useVerificationForm } from './use-verification-form';

interface VerificationFormProps {
  asked: Verification;
  form: ReturnType<typeof useVerificationForm>;
  /** Its name for those who do not see it. */
  label: string;
  hidden: boolean;
  /** What leads into it. */
  lead: ReactNode;
  /** What the data are used for, after “同意”. */
  purpose: string;
  /** The fields. */
  children: ReactNode;
}

/** Fields, the consent to what they are used for, and the button, locked while it works. */
export function VerificationForm({ asked, form, label, hidden, lead, purpose, children }: VerificationFormProps) {
  const { errors, general, pending, expired } = form;
  const id = useId();
  const clause = clauseUrl(pageVariant().device === 'desktop' ? 'privacy-auth-pc' : 'privacy-auth');
  return (
    <DialogForm
      ref={form.form}
      name={asked}
      label={label}
      hidden={hidden}
      pending={pending}
      general={general}
      remedy={expired && <LogInAgain />}
      button={['提交', '提交中…']}
      onSubmit={form.submit}
    >
      <p className={dialogStyles.lead}>{lead}</p>
      {children}
      <div className={formStyles.row}>
        <div className={formStyles.consent}>
          <input
            type="checkbox"
            name="consent"
            id={id}
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={errors.consent ? `${id}-error` : undefined}
            onChange={() => form.setError('consent', undefined)}
          />
          <p>
            <label htmlFor={id}>同意{purpose}，加密保存；</label>详见
            <a href={`${clause}#sensitive`} target="_blank" rel="noopener" {...keepsQuery}>
              《隐私协议》
            </a>
          </p>
        </div>
        {errors.consent && (
          <p className={formStyles.error} id={`${id}-error`}>
            {errors.consent}
          </p>
        )}
      </div>
    </DialogForm>
  );
}
