const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';
/** Years of age from which a person may open an account. */
export const ADULT_YEARS = 18;

/** Why an identity number is not accepted; `null` if it is. */
export type IdentityNumberFault = 'malformed' | 'minor' | null;

/**
 * Checks a citizen identity number by GB 11643: 17 digits with a real date of birth and a check digit (X for ten).
 * @param today the day in China, `YYYY-MM-DD`; the holder must be {@link ADULT_YEARS} old on it.
 */
export function judgeIdentityNumber(number: string, today: string): IdentityNumberFault {
  if (!/^\d{17}[\dXx]$/.test(number) || checkDigitOf(number) !== number.charAt(17).toUpperCase()) return 'malformed';
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isRealDay(born) || born < '1900-01-01' || born > today) return 'malformed';
  const comesOfAge = `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}`;
  return comesOfAge > today ? 'minor' : null;
}

/** The check character for the first 17 digits. */
export function checkDigitOf(number: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return CHECK_DIGITS[sum % 11];
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
