import { checkDigitOf } from '../identity-number';
import { uniqueDigits } from './unique-digits';

/** An identity number that no other test has, of an adult or of a person born on a day, `YYYY-MM-DD`. */
export function newIdentityNumber(born = '1949-12-31'): string {
  const unique = uniqueDigits(9);
  const digits = `${unique.slice(0, 6)}${born.replaceAll('-', '')}${unique.slice(6)}`;
  return `${digits}${checkDigitOf(digits)}`;
}
