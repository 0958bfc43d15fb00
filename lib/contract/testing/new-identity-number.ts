import { checkDigitOf } from '../identity-number';

/** The identity number of a grown-up, or of somebody born on a day, `YYYY-MM-DD`: drawn from a thousand million, so that no other test has it. */
export function newIdentityNumber(born = '1949-12-31'): string {
  const digits = `${drawn(6)}${born.replaceAll('-', '')}${drawn(3)}`;
  return `${digits}${checkDigitOf(digits)}`;
}

function drawn(length: number): string {
  return String(Math.floor(Math.random() * 10 ** length)).padStart(length, '0');
}
