import fc from 'fast-check';
import { isBankCardNumber, luhnDigitOf } from './bank-card';

describe('isBankCardNumber', () => {
  test.each([
    ['6222020000000006221', true],
    ['6222021234567890128', true],
    ['4000000000006', true],
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['1411111111111111', false],
    ['6222020000000006223', false],
    ['400000000000', false],
    ['62220200000000062210', false],
    // Correct check digit, but too long.
    [`6222020000000006221${luhnDigitOf('6222020000000006221')}`, false],
    ['4111 1111 1111 1111', false],
    ['４１１１１１１１１１１１１１１１', false],
    ['-411111111111111', false],
    ['', false],
  ])('%s is a valid number: %s', (number, good) => {
    expect(isBankCardNumber(number)).toBe(good);
  });

  const cards = fc.stringMatching(/^\d{12,18}$/).map((digits) => `${digits}${luhnDigitOf(digits)}`);

  test('detects any single changed digit', () => {
    fc.assert(
      fc.property(cards, fc.nat(), fc.integer({ min: 1, max: 9 }), (good, place, change) => {
        const at = place % good.length;
        const altered = good.slice(0, at) + ((Number(good[at]) + change) % 10) + good.slice(at + 1);
        return isBankCardNumber(good) && !isBankCardNumber(altered);
      }),
      { seed: 1 },
    );
  });

  test('detects swapped neighbours, except 0 and 9', () => {
    fc.assert(
      fc.property(cards, fc.nat(), (good, place) => {
        const at = place % (good.length - 1);
        const [first, second] = good.slice(at, at + 2);
        fc.pre(first !== second && `${first}${second}` !== '09' && `${first}${second}` !== '90');
        return !isBankCardNumber(good.slice(0, at) + second + first + good.slice(at + 2));
      }),
      { seed: 1 },
    );
  });
});
