import { checkDigitOf } from '../identity-number';

/** A valid identity number for a day of birth, `YYYYMMDD`, with a serial of three digits. */
export function numberBorn(day: string, serial = '001'): string {
  const digits = `110105${day}${serial}`;
  return `${digits}${checkDigitOf(digits)}`;
}
