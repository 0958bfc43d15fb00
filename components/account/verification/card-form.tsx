'use client';

import { CARD_FIELDS } from '@/lib/account/verification-fields';
import { submitCard } from '@/lib/browser/account/verification-calls';
import { CARD_NUMBER_MAX, CARD_NUMBER_MIN } from '@/lib/contract/verification-rules';
import { useVerificationForm } from './use-verification-form';
import { VerificationField } from './verification-field';
import { VerificationForm } from './verification-form';

interface CardFormProps {
  hidden: boolean;
  /** The account holder's masked name, once it is known. */
  holder: string | undefined;
  onSettled: (words: string) => void;
  onUnverified: () => void;
}

/** The form for bank and card number. */
export function CardForm({ hidden, holder, onSettled, onUnverified }: CardFormProps) {
  const form = useVerificationForm({
    order: CARD_FIELDS,
    send: submitCard,
    onSettled,
    done: '银行卡已绑定',
    onUnverified,
  });
  return (
    <VerificationForm
      asked="card"
      form={form}
      label="绑定银行卡"
      hidden={hidden}
      lead={`须为${holder ? `${holder}本人` : '本人'}名下的银行卡，出入金都用这一张。`}
      purpose="将开户银行与卡号用于同名出入金"
    >
      <VerificationField form={form} field="bank" label="开户银行" placeholder="与银行卡上的名称一致" />
      <VerificationField
        form={form}
        field="card"
        label="银行卡号"
        inputMode="numeric"
        placeholder={`${CARD_NUMBER_MIN}至${CARD_NUMBER_MAX}位数字`}
      />
    </VerificationForm>
  );
}
