import { randomInt } from 'node:crypto';

/** The number of a bank card that no other test has. */
export function newCardNumber(): string {
  const digits = `622588${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return all + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
