import { CATALOGUE, catalogueEntry } from './catalogue';
import { REFERENCE_PRICES } from './reference-prices';

const ofType = (type: number) => CATALOGUE.filter((entry) => entry.type === type);

test('lists 14 crypto pairs, 8 indices, 20 forex pairs, 4 metals and oil, each once', () => {
  expect([1, 2, 3, 4].map((type) => ofType(type).length)).toEqual([14, 8, 20, 4]);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(46);
});

test('marks three indices and all metals and oil as popular', () => {
  expect(CATALOGUE.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual([
    'US500',
    'US30',
    'NAS100',
    'XAUUSD',
    'XAGUSD',
    'USOIL',
    'UKOIL',
  ]);
});

test('finds a symbol only by its name', () => {
  expect(catalogueEntry('XAUUSD')?.displayName).toBe('伦敦金');
  expect(catalogueEntry('toString')).toBeUndefined();
});

test.each(CATALOGUE)('starts $name at a price within its $d decimals', ({ name, d }) => {
  const { mid, spread } = REFERENCE_PRICES[name] ?? { mid: 0, spread: 0 };
  expect(Number(mid.toFixed(d))).toBe(mid);
  expect(spread).toBeGreaterThanOrEqual(Number(`1e-${d}`));
  expect(spread).toBeLessThan(mid / 100);
});

test('has reference prices only for symbols in the catalogue', () => {
  expect(Object.keys(REFERENCE_PRICES).filter((name) => !catalogueEntry(name))).toEqual([]);
});

test('keeps crosses consistent with their majors within 0.01 percent', () => {
  const dollars = (currency: string) => {
    if (currency === 'USD') return 1;
    const direct = REFERENCE_PRICES[`${currency}USD`]?.mid;
    return direct ?? 1 / (REFERENCE_PRICES[`USD${currency}`]?.mid ?? Number.NaN);
  };
  for (const { name } of ofType(3)) {
    const implied = dollars(name.slice(0, 3)) / dollars(name.slice(3));
    expect(Math.abs(implied / (REFERENCE_PRICES[name]?.mid ?? 0) - 1)).toBeLessThan(1e-4);
  }
});
