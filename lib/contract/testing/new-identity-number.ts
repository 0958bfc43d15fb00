import { checkDigitOf } from '../identity-number';

/** A grown-up's identity number, drawn from a thousand million, so that no other test has it. */
export function newIdentityNumber(): string {
  const digits = `${drawn(6)}19491231${drawn(3)}`;
  return `${digits}${checkDigitOf(digits)}`;
}

function drawn(length: number): string {
  return String(Math.floor(Math.random() * 10 ** length)).padStart(length, '0');
}
