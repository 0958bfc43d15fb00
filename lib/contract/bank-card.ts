/** Whether a number can be a bank card's: 13 to 19 digits, the last one the check digit of ISO/IEC 7812 (Luhn). */
export function isBankCardNumber(number: string): boolean {
  return /^\d{13,19}$/.test(number) && luhnDigitOf(number.slice(0, -1)) === number.at(-1);
}

/**
 * The check digit for the given digits: with it appended, every second digit from the right counts twice, minus 9 from
 * 10 on.
 */
export function luhnDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
