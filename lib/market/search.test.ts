import { searchSymbols } from './search';

const found = (text: string) => searchSymbols(text).map(({ name }) => name);

test.each(['xau', 'XAU', 'ｘａｕ', ' x a u', 'XAU/', '现货黄金', 'gold'])('finds gold by %j', (text) =>
  expect(found(text)).toContain('XAUUSD'),
);

test('finds only its own symbol by an alias', () => expect(found('比特币')).toEqual(['BTCUSDT']));

test.each(['', '  ', '/', 'was here', '白金属卡'])('finds nothing by %j', (text) => expect(found(text)).toEqual([]));
