import { grouped } from '../copy/grouped';
import type { GivenPrize } from './answer-fields';

/** A number as it is written on a page: `12,000`, at most two decimals. */
export function figure(value: number): string {
  return grouped(String(Number(value.toFixed(2))));
}

/** US dollars as they are written on a page: `$1,000`, with cents where there are any: `$19.50`. */
export function dollars(value: number): string {
  return `$${Number.isInteger(value) ? figure(value) : grouped(value.toFixed(2))}`;
}

type Amount = Pick<GivenPrize, 'amount' | 'unit' | 'label'>;

/** A prize's figure and what it counts, apart for lettering: `$8` and `赠金`. A gift has its name for both. */
export function prizeParts({ amount, unit, label }: Amount): { figure: string; unit: string } {
  switch (unit) {
    case 'usd':
      return { figure: dollars(amount), unit: '赠金' };
    case 'usdt':
      return { figure: figure(amount), unit: 'USDT' };
    case 'points':
      return { figure: figure(amount), unit: '积分' };
    case 'coupon':
      return { figure: dollars(amount), unit: '券' };
    case 'gift':
      return { figure: label, unit: amount > 1 ? `×${figure(amount)}` : '' };
  }
}

/** A prize in a few words: `$8 赠金`, `50 积分`, `10 USDT`, `$20 券`, `保温杯 ×2`. */
export function prizeText(prize: Amount): string {
  const { figure: amount, unit } = prizeParts(prize);
  return unit ? `${amount} ${unit}` : amount;
}
