import { plainText } from '../typing/plain-text';
import { type FileColumns, namedRows, type Rows } from './named-rows';
import { points } from './points/definition';
import { redpacket } from './redpacket/definition';
import type { PrizeUnit } from './units';
import { wheel } from './wheel/definition';

/** The lists that a file can fill: segments of a wheel, red packets, things in a shop. */
const LISTS = {
  segments: wheel.definition.shape.segments,
  packets: redpacket.definition.shape.packets,
  shop: points.definition.shape.shop,
};
export type PrizeList = keyof typeof LISTS;

const UNITS = new Map<string, PrizeUnit>([
  ['赠金', 'usd'],
  ['USDT', 'usdt'],
  ['积分', 'points'],
  ['券', 'coupon'],
  ['礼品', 'gift'],
]);
/** The column of each field, and what its cells have to be. */
const FIELDS: Readonly<Record<string, readonly [column: string, needed: string]>> = {
  label: ['名称', '格式不对'],
  'prize.label': ['奖品', '格式不对'],
  'prize.amount': ['数额', '须大于 0'],
  'prize.unit': ['单位', `须为 ${[...UNITS.keys()].join('、')} 之一`],
  'prize.bookValue': ['单件成本', '须大于 0'],
  odds: ['概率', '须为百分比，最多两位小数，如 0.5%'],
  stock: ['数量', '须为正整数'],
  cost: ['积分价', '须为正整数'],
};

const PRIZE = { 奖品: '保温杯', 数额: '1', 单位: '礼品', 单件成本: '9.5', 数量: '100' };
/** The columns of a file with prizes. A segment may lack a prize, and its number if that is unlimited. */
export const PRIZE_COLUMNS: Readonly<Record<PrizeList, FileColumns>> = {
  segments: {
    example: { 名称: '金奖', 概率: '0.5%', ...PRIZE },
    optional: ['奖品', '数额', '单位', '单件成本', '数量'],
  },
  packets: { example: PRIZE, optional: ['单件成本'] },
  shop: { example: { ...PRIZE, 积分价: '800' }, optional: ['单件成本'] },
};

/** Reads a list of prizes from the rows of a file with {@link PRIZE_COLUMNS}, and gives each an id by its prize. */
export function prizesOf(rows: readonly (readonly string[])[], as: PrizeList): Rows<unknown> {
  const named = namedRows(rows);
  const ids = new Map<string, number>();
  const items = named.map(({ cell }) => {
    const item = itemOf(cell, as);
    const id = item.prize ? `${item.prize.unit}-${item.prize.amount}`.toLowerCase().replace(/[^a-z\d]+/g, '-') : 'none';
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return { id: count === 1 ? id : `${id}-x${count}`, ...item };
  });
  const read = LISTS[as].safeParse(items);
  if (read.success) return { items: read.data };
  return {
    faults: read.error.issues.map(({ code, message, path: [index, ...field] }) => {
      const [column, needed] = FIELDS[field.join('.')] ?? ['', '行数太少'];
      const row = typeof index === 'number' ? named[index] : undefined;
      return { line: row?.line ?? 1, fault: `${column} ${code === 'custom' ? message : needed}`.trim() };
    }),
  };
}

function itemOf(cell: (name: string) => string, as: PrizeList) {
  const number = (name: string) => Number(plainText(cell(name)).replace(/^\$|,/g, '') || Number.NaN);
  const prize = {
    label: cell('奖品'),
    amount: number('数额'),
    unit: UNITS.get(plainText(cell('单位')).toUpperCase()),
    ...(cell('单件成本') && { bookValue: number('单件成本') }),
  };
  const stock = number('数量');
  if (as !== 'segments') return { prize, stock, ...(as === 'shop' && { cost: number('积分价') }) };
  const [, percent] = /^(\d+(?:\.\d{1,2})?)\s*%$/.exec(plainText(cell('概率'))) ?? [];
  return {
    label: cell('名称'),
    prize: cell('奖品') || cell('数额') || cell('单位') ? prize : null,
    odds: Math.round(Number(percent) * 100),
    stock: cell('数量') === '' ? null : stock,
  };
}
