import { expect } from 'playwright/test';
import { figure, type Row } from './reading';
import type { Story } from './story';

interface Seen {
  /** Expects that no lots count. */
  none: () => Promise<void>;
  /** Expects that exactly `lots` count. */
  some: (lots: number) => Promise<void>;
}

/** The precision of lots, and how long a trade must stay open to count. */
export function lotRows({ operator, visitor }: Story, { none, some }: Seen, symbol = 'XAUUSD'): Row[] {
  let finest = 0;
  return [
    [
      /不足一手的按实际手数累计，精确到 ([\d.]+) 手/,
      async (said = '') => {
        finest = figure(said);
        await expect(operator.trade(visitor.account, symbol, finest / 10)).rejects.toThrow('lots');
      },
    ],
    [
      /持仓不足 (\d+) 分钟的交易不计入/,
      async (minutes = '') => {
        await operator.trade(visitor.account, symbol, finest, figure(minutes) * 60 - 1);
        await none();
        await operator.trade(visitor.account, symbol, finest, figure(minutes) * 60);
        await some(finest);
      },
    ],
  ];
}
