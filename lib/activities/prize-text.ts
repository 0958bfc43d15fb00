import { grouped } from '../copy/grouped';
import type { GivenPrize } from './answer-fields';

/** A number as a page shows it: `12,000`, at most two decimals. */
export function figure(value: number): string {
  return grouped(String(Number(value.toFixed(2))));
}

/** US dollars as a page shows them: `$1,000`, with cents only if there are any: `$19.50`. */
export function dollars(value: number): string {
  return `$${Number.isInteger(value) ? figure(value) : grouped(value.toFixed(2))}`;
}

type Amount = Pick<GivenPrize, 'amount' | 'unit' | 'label'>;

/** A prize's figure and its unit, apart for separate styling: `$8` and `赠金`. A gift's figure is its name. */
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
