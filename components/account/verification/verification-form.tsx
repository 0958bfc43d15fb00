'use client';

import type { ReactNode } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { privacySlug } from '@/lib/browser/account/privacy-clause';
import { clauseUrl } from '@/lib/layout/clause-links';
import { ChangingWords } from '../../ui/changing-words';
import { keepsQuery } from '../../ui/link-kinds';
import dialogStyles from '../account-dialog.module.css';
import { AgreeBox } from '../agree-box';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import type { useVerificationForm } from './use-verification-form';

interface VerificationFormProps {
  asked: Verification;
  form: ReturnType<typeof useVerificationForm>;
  /** Accessible name of the form. */
  label: string;
  hidden: boolean;
  /** Introduction above the fields. */
  lead: string;
  /** What the data are used for, after “同意”. */
  purpose: string;
  children: ReactNode;
}

/** Fields, consents to use and place of storage, and a button that is locked while the request runs. */
export function VerificationForm({ asked, form, label, hidden, lead, purpose, children }: VerificationFormProps) {
  const { errors, version } = form;
  const clause = (section: string) => (
    <>
      详见
      <a href={`${clauseUrl(privacySlug())}#${section}`} target="_blank" rel="noopener" {...keepsQuery}>
        《隐私协议》<small>{version && `${version}版`}</small>
      </a>
    </>
  );
  return (
    <DialogForm
      form={form}
      remedy={form.expired && <LogInAgain />}
      name={asked}
      label={label}
      hidden={hidden}
      button={['提交', '提交中…']}
      onSubmit={form.submit}
    >
      <p className={dialogStyles.lead}>
        <ChangingWords>{lead}</ChangingWords>
      </p>
      {children}
      <AgreeBox
        name="consent"
        label={`同意${purpose}，加密保存`}
        error={errors.consent}
        onChange={() => form.setError('consent', undefined)}
      >
        {clause('sensitive')}
      </AgreeBox>
      <AgreeBox
        name="crossborder"
        label="同意将上述信息提供至境外，存储于中国香港的服务器"
        error={errors.crossborder}
        onChange={() => form.setError('crossborder', undefined)}
      >
        {clause('storage')}
      </AgreeBox>
    </DialogForm>
  );
}
