import { luhnDigitOf } from '@/lib/contract/bank-card';
import { uniqueDigits } from '@/lib/contract/testing/unique-digits';

/** A unique bank card number. */
export function newCardNumber(): string {
  const digits = `622588${uniqueDigits(9)}`;
  return digits + luhnDigitOf(digits);
}
