import { randomInt } from 'node:crypto';
import { checkDigitOf } from '@/lib/contract/identity-number';

/** The number of an identity document, of somebody born on a day, `YYYY-MM-DD`. */
export function identityOf(born: string): string {
  const digits = `${drawn(6)}${born.replaceAll('-', '')}${drawn(3)}`;
  return `${digits}${checkDigitOf(digits)}`;
}

/** The number of a bank card that no other test has. */
export function newCardNumber(): string {
  const digits = `622588${drawn(9)}`;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return all + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function drawn(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}
