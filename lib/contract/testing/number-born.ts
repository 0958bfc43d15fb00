import { checkDigitOf } from '../identity-number';

/** The right identity number of whoever was born on a day, `YYYYMMDD`, as one of those with a serial of three digits. */
export function numberBorn(day: string, serial = '001'): string {
  const digits = `110105${day}${serial}`;
  return `${digits}${checkDigitOf(digits)}`;
}
