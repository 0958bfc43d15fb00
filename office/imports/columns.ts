import type { ImportKind } from './search';

/** A column of a file. */
interface FileColumn {
  name: string;
  what: string;
  example: string;
  optional?: true;
}

const ACCOUNT: FileColumn = { name: 'account', what: '账户', example: '10000001' };
const REFERENCE: FileColumn = { name: 'reference', what: '流水号，每个只记一次', example: 'D20261201-001' };
const TIME = '北京时间，如 2026/12/1 20:00，也可带时区';

/** The columns of each file, in any order. */
export const COLUMNS: Readonly<Record<ImportKind, readonly FileColumn[]>> = {
  deposits: [
    ACCOUNT,
    REFERENCE,
    { name: 'amount', what: '金额（美元），最多两位小数', example: '1500.00' },
    { name: 'settledAt', what: `到账时间，${TIME}`, example: '2026/12/1 20:00' },
  ],
  trades: [
    ACCOUNT,
    { ...REFERENCE, example: 'T20261201-001' },
    { name: 'symbol', what: '品种', example: 'XAUUSD' },
    { name: 'lots', what: '手数（标准手）', example: '1.50' },
    { name: 'openedAt', what: '开仓时间，可留空；补录前不计入活动', example: '2026/12/1 19:00', optional: true },
    { name: 'closedAt', what: `平仓时间，${TIME}`, example: '2026/12/1 20:00' },
  ],
  openings: [ACCOUNT, { name: 'openedAt', what: `开户时间，${TIME}`, example: '2026/12/1 20:00' }],
};

/** A file with the columns and an example, as rows. */
export function templateOf(kind: ImportKind): string[][] {
  return [COLUMNS[kind].map(({ name }) => name), COLUMNS[kind].map(({ example }) => example)];
}
