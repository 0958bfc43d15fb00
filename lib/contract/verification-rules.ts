import { plainText, visibleText, withMiddleDots } from '../typing/plain-text';
import type { Rule } from './field-rules';
import { ADULT_YEARS, judgeIdentityNumber } from './identity-number';

export const HOLDER_NAME_MAX = 30;
export const IDENTITY_NUMBER_LENGTH = 18;
export const BANK_NAME_MAX = 60;
export const CARD_NUMBER_MIN = 13;
export const CARD_NUMBER_MAX = 19;

const WRONG_IDENTITY_NUMBER = `请输入正确的${IDENTITY_NUMBER_LENGTH}位身份证号码`;

/**
 * The rules of identity and bank card, in the order in which errors are reported. The contract's schemas and the forms
 * use them. Names are cleaned and trimmed before they are checked.
 */
export const holderNameRules: readonly Rule[] = [
  { min: 1, message: '请输入姓名' },
  { pattern: /^[\p{L}〇·. ]{2,30}$/u, message: '请输入正确的姓名' },
];
export const identityNumberRules: readonly Rule[] = [
  { min: 1, message: '请输入身份证号码' },
  { pattern: /^\d{17}[\dXx]$/, message: WRONG_IDENTITY_NUMBER },
];
/** Bank and branch in the visitor's words, never guessed from a number. Eight digits, also in groups, are part of a card number. */
export const bankNameRules: readonly Rule[] = [
  { min: 1, message: '请输入开户银行' },
  { pattern: /^(?!.*(?:\d[ -]?){8})[\p{Script=Han}A-Za-z\d()（）·、\- ]{2,60}$/u, message: '请输入正确的开户银行名称' },
];
export const cardNumberRules: readonly Rule[] = [
  { min: 1, message: '请输入银行卡号' },
  {
    pattern: new RegExp(`^\\d{${CARD_NUMBER_MIN},${CARD_NUMBER_MAX}}$`),
    message: `银行卡号为${CARD_NUMBER_MIN}至${CARD_NUMBER_MAX}位数字`,
  },
];

/**
 * The error in a number that follows its rules, or `undefined`.
 *
 * @param today the day in China, `YYYY-MM-DD`
 */
export function identityNumberFault(number: string, today: string): string | undefined {
  const fault = judgeIdentityNumber(number, today);
  if (fault === null) return undefined;
  return fault === 'minor' ? `未满${ADULT_YEARS}周岁，暂不能完成身份认证` : WRONG_IDENTITY_NUMBER;
}

/**
 * Cleans a person's name: normal width, no invisible characters, and `·` for the dots that keyboards offer, and for a full
 * stop between Chinese characters.
 */
export function cleanHolderName(raw: string): string {
  return plainText(withMiddleDots(raw)).replace(/(\p{Script=Han})[.。](?=\p{Script=Han})/gu, '$1·');
}

/** Cleans a bank's name in the same way; its brackets and `、` keep their width. */
export function cleanBankName(raw: string): string {
  return withMiddleDots(visibleText(raw))
    .replace(/[０-９Ａ-Ｚａ-ｚ－\s]/g, (character) => character.normalize('NFKC'))
    .replace(/[‐-―−]/g, '-');
}
