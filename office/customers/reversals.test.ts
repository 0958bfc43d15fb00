import { REVERSALS } from './reversals';

const sentence = (params: object) => ({ kind: 'sentence', code: '', params }) as never;
const fund = (state: string, reversal: null | { by: string } = null) => ({ state: sentence({ state, reversal }) });

test('reverses only a deposit or trade that counts', () => {
  const { deposits, trades } = REVERSALS;
  expect([deposits?.counts(fund('settled')), trades?.counts(fund('closed'))]).toEqual([true, true]);
  const others = [fund('pending'), fund('failed'), fund('settled', { by: 'Li Na' })];
  expect(others.map((row) => deposits?.counts(row))).toEqual([false, false, false]);
});

test('reverses only an opening time that was imported', () => {
  const opening = (imported: boolean) => ({ opened: sentence({ at: '2026-06-01T04:00:00.000Z', imported }) });
  expect([true, false].map((imported) => REVERSALS.registration?.counts(opening(imported)))).toEqual([true, false]);
});
