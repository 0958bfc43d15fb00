import { figure as grouped } from '../../activities/prize-text';
import { isToken } from '../../clause/tokens';
import { chineseCount, chineseOrdinal } from './chinese-number';
import type { Figure, Figures } from './figures-of';

/** An expression in braces that names no figure or cannot be written; `names` lists the figures there are. */
export class FigureError extends Error {
  constructor(
    message: string,
    readonly names: readonly string[] = [],
  ) {
    super(message);
  }
}

/** How a number is written otherwise than by its unit. */
const FORMATS: Record<string, (value: number, unit: Figure['unit']) => string> = {
  /** As it counts things: 两, 三. */
  count: chineseCount,
  /** As it numbers one of several: 二, 三. */
  ordinal: chineseOrdinal,
  /** As a day of the week, 1 for Monday: 一, 日. */
  weekday: (value) => {
    const day = '一二三四五六日'.charAt(value - 1);
    if (!day) throw new RangeError(`${value} 不是星期几`);
    return day;
  },
  /** 双 for two. */
  pair: (value) => (value === 2 ? '双' : chineseCount(value)),
  /** Without its unit: `88`. */
  number: grouped,
  /** With two decimals: `$0.50`. */
  cents: (value, unit) => inUnit(value.toFixed(2), unit),
  /** Up to the next hundredth. */
  up: (value, unit) => inUnit(grouped(Math.ceil(Number((value * 100).toFixed(6))) / 100), unit),
};

const OPERATIONS: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/**
 * The text of an expression in braces: a name (`tasks.deposit.from`), names with `+`, `-`, `*` and `/` between spaces, which are
 * calculated from left to right (`tiers.2.reward - tiers.1.reward`), and a format after a bar (`tasks.count|count`).
 *
 * @param scopes names that may be left out at the beginning, the longest first
 * @throws FigureError
 */
function written(expression: string, figures: Figures, scopes: readonly string[]): string {
  const [sum = '', format] = expression.split('|');
  const [first = '', ...rest] = sum.trim().split(' ');
  let { value, unit, scopes: own = [] } = find(first, figures, scopes);
  if (typeof value === 'string' && rest.length === 0) return fill(value, figures, own);
  for (let index = 0; index < rest.length; index += 2) {
    const [operation = '', name = ''] = rest.slice(index);
    const right = find(name, figures, scopes);
    const work = OPERATIONS[operation];
    if (!work || typeof value !== 'number' || typeof right.value !== 'number') {
      throw new FigureError(`{${expression}}: 数字的名字之间只可写 + - * /，两边留空格`);
    }
    value = work(value, right.value);
    if (operation === '/' && right.unit === unit) unit = undefined;
    if (operation === '*') unit ??= right.unit;
  }
  if (format === undefined) return inUnit(grouped(Number(value)), unit);
  const write = FORMATS[format];
  if (!write) throw new FigureError(`{${expression}}: 格式只有 ${Object.keys(FORMATS).join(', ')}`);
  try {
    return write(Number(value), unit);
  } catch (error) {
    throw new FigureError(`{${expression}}: ${(error as RangeError).message}`);
  }
}

/** A text with each name in braces written out, brand tokens left as they are. */
export function fill(text: string, figures: Figures, scopes: readonly string[]): string {
  return text.replace(/\{([^{}]*)\}/gu, (whole, inner: string) =>
    isToken(inner) ? whole : written(inner, figures, scopes),
  );
}

function inUnit(number: string, unit: Figure['unit']): string {
  if (unit === 'usd') return `$${number}`;
  return unit === 'percent' ? `${number}%` : number;
}

function find(name: string, figures: Figures, scopes: readonly string[]): Figure {
  for (const scope of scopes) {
    const figure = figures.get(`${scope}.${name}`);
    if (figure) return figure;
  }
  const figure = figures.get(name);
  if (figure) return figure;
  const [subject = ''] = name.split('.');
  const names = [...figures.keys()];
  const near = names.filter((known) => known.startsWith(`${subject}.`));
  throw new FigureError(`没有占位符 {${name}}`, near.length > 0 ? near : names);
}
