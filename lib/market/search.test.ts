import { searchSymbols } from './search';

const found = (text: string) => searchSymbols(text).map(({ name }) => name);

test.each(['xau', 'XAU', 'ｘａｕ', ' x a u', 'XAU/', '现货黄金', 'gold'])('%j finds gold', (text) =>
  expect(found(text)).toContain('XAUUSD'),
);

test('an alias finds its own symbol alone', () => expect(found('比特币')).toEqual(['BTCUSDT']));

test.each(['', '  ', '/', 'was here', '白金属卡'])('%j finds nothing', (text) => expect(found(text)).toEqual([]));
