import { isBankCardNumber } from '../contract/bank-card';
import { firstFault } from '../contract/field-rules';
import {
  BANK_NAME_MAX,
  bankNameRules,
  CARD_NUMBER_MAX,
  cardNumberRules,
  cleanBankName,
  cleanHolderName,
  HOLDER_NAME_MAX,
  holderNameRules,
  IDENTITY_NUMBER_LENGTH,
  identityNumberFault,
  identityNumberRules,
} from '../contract/verification-rules';
import { beijingDay } from '../time/calendar';
import { plainText } from '../typing/plain-text';

/** What a visitor proves: who owns the account, or which card it pays out to. */
export type Verification = 'identity' | 'card';

/** The fields of an identity, in reading order, under the contract's names. */
export const IDENTITY_FIELDS = ['name', 'idcard'] as const;
/** The fields of a bank card, in reading order, under the contract's names. */
export const CARD_FIELDS = ['bank', 'card'] as const;
export type VerificationField = (typeof IDENTITY_FIELDS)[number] | (typeof CARD_FIELDS)[number];

/** Most characters per field. */
export const VERIFICATION_MAX: Record<VerificationField, number> = {
  name: HOLDER_NAME_MAX,
  idcard: IDENTITY_NUMBER_LENGTH,
  bank: BANK_NAME_MAX,
  card: CARD_NUMBER_MAX,
};

/** Pasted characters after these are ignored. */
const PASTED_MAX = 128;

/**
 * Cleans a text, however it came into its field, and then limits it: numbers keep their digits (full-width ones too),
 * an identity number also its X, for which some type `×` or a letter that looks like it; names as the contract cleans them.
 */
export function cleanVerification(field: VerificationField, raw: string): string {
  const text = raw.slice(0, PASTED_MAX);
  const max = VERIFICATION_MAX[field];
  switch (field) {
    case 'idcard':
      return plainText(text)
        .toUpperCase()
        .replace(/[×✕✖╳ΧХ]/g, 'X')
        .replace(/[^\dX]/g, '')
        .slice(0, max);
    case 'card':
      return plainText(text).replace(/\D/g, '').slice(0, max);
    case 'name':
      return cleanHolderName(text).slice(0, max);
    case 'bank':
      return cleanBankName(text).slice(0, max);
  }
}

/** Message that explains why the value cannot be sent, in the server's wording, or `undefined`. */
export function checkVerification(field: VerificationField, value: string): string | undefined {
  switch (field) {
    case 'name':
      return firstFault(holderNameRules, value.trim());
    case 'idcard':
      return firstFault(identityNumberRules, value) ?? identityNumberFault(value, beijingDay(new Date()));
    case 'bank':
      return firstFault(bankNameRules, value.trim());
    case 'card':
      return firstFault(cardNumberRules, value);
  }
}

/**
 * A sentence that asks the visitor to check a value again which can be sent nevertheless, or `undefined`: the number of
 * a genuine card may have a wrong check digit.
 */
export function doubtVerification(field: VerificationField, value: string): string | undefined {
  if (field !== 'card' || checkVerification(field, value) || isBankCardNumber(value)) return undefined;
  return '卡号可能有误，请逐位核对，无误可提交';
}
