import { pointsOf } from './points';

const quote = (TimeStamp: number, Bid: number) => ({ SymbolName: 'XAUUSD', Bid, Ask: Bid + 0.5, TimeStamp });

test('the last bid of each second, oldest first', () => {
  expect(pointsOf([quote(3200, 4), quote(2900, 3), quote(2100, 2), quote(1000, 1)])).toEqual([
    { time: 1, value: 1 },
    { time: 2, value: 3 },
    { time: 3, value: 4 },
  ]);
});
