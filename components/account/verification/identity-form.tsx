'use client';

import { IDENTITY_FIELDS } from '@/lib/account/verification-fields';
import { submitIdentity } from '@/lib/browser/account/verification-calls';
import { ADULT_YEARS } from '@/lib/contract/identity-number';
import { IDENTITY_NUMBER_LENGTH } from '@/lib/contract/verification-rules';
import { useVerificationForm } from './use-verification-form';
import { VerificationField } from './verification-field';
import { VerificationForm } from './verification-form';

interface IdentityFormProps {
  hidden: boolean;
  /** The visitor asked for a card, which requires a verified identity. */
  beforeCard: boolean;
  onSettled: (words: string) => void;
}

/** The form for name and identity number. */
export function IdentityForm({ hidden, beforeCard, onSettled }: IdentityFormProps) {
  const form = useVerificationForm({
    order: IDENTITY_FIELDS,
    send: submitIdentity,
    onSettled,
    done: '实名认证已完成',
  });
  return (
    <VerificationForm
      asked="identity"
      form={form}
      label="实名认证"
      hidden={hidden}
      lead={
        beforeCard ? '绑定银行卡前，请先完成实名认证。' : `请填写账户持有人本人的信息，须年满 ${ADULT_YEARS} 周岁。`
      }
      purpose="将姓名与身份证号码用于核验身份"
    >
      <VerificationField form={form} field="name" label="姓名" autoComplete="name" placeholder="与身份证一致" />
      <VerificationField
        form={form}
        field="idcard"
        label="身份证号码"
        autoCapitalize="characters"
        placeholder={`${IDENTITY_NUMBER_LENGTH}位，末位可为X`}
      />
    </VerificationForm>
  );
}
