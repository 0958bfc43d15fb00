import fc from 'fast-check';
import { judgeIdentityNumber } from './identity-number';
import { numberBorn } from './testing/number-born';

const TODAY = '2026-06-01';

describe('judgeIdentityNumber', () => {
  test.each([
    // The example in GB 11643.
    ['11010519491231002X', null],
    ['11010519491231002x', null],
    ['110105194912310021', 'malformed'],
    ['11010519491231002', 'malformed'],
    ['１１０１０５１９４９１２３１００２Ｘ', 'malformed'],
    ['', 'malformed'],
    [numberBorn('19900229'), 'malformed'],
    [numberBorn('19921331'), 'malformed'],
    [numberBorn('20990101'), 'malformed'],
    [numberBorn('18991231'), 'malformed'],
    // A valid number with an extra digit before or after it.
    [`${numberBorn('19900101')}0`, 'malformed'],
    [`0${numberBorn('19900101')}`, 'malformed'],
    [numberBorn('19000101'), null],
    [numberBorn('20260601'), 'minor'],
    [numberBorn('20260602'), 'malformed'],
    [numberBorn('20080601'), null],
    [numberBorn('20080602'), 'minor'],
    [numberBorn('20080229'), null],
  ])('%s is %s', (number, fault) => {
    expect(judgeIdentityNumber(number, TODAY)).toBe(fault);
  });

  test('detects any single changed digit', () => {
    const position = fc.integer({ min: 0, max: 16 });
    const change = fc.integer({ min: 1, max: 9 });
    const serial = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(position, change, serial, (at, by, number) => {
        const good = numberBorn('19900101', String(number).padStart(3, '0'));
        const digit = (Number(good[at]) + by) % 10;
        const altered = good.slice(0, at) + digit + good.slice(at + 1);
        return judgeIdentityNumber(good, TODAY) === null && judgeIdentityNumber(altered, TODAY) === 'malformed';
      }),
      { seed: 1 },
    );
  });
});
