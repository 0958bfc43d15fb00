import type { Sentence, Value } from '@/server/operations/common/answer';
import type { AmountCell, Column, ReachedCell } from '@/server/operations/common/columns';
import {
  amountsText,
  amountText,
  changeText,
  percentText,
  secondText,
  timeText,
  wordOf,
} from '@/server/operations/common/formats';
import { sentenceText } from './words';

const NUMBERS = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 4 });
const DECIMALS = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The text of a value. */
export function cellText(value: Value, column: Column | undefined): string {
  if (value === null) return '';
  switch (column?.kind) {
    case 'number':
      return NUMBERS.format(value as number);
    case 'usd':
      return `$${DECIMALS.format(value as number)}`;
    case 'decimal':
      return DECIMALS.format(value as number);
    case 'share':
      return percentText(value as number);
    case 'reached': {
      const { count, share } = value as ReachedCell;
      return share === undefined ? NUMBERS.format(count) : `${NUMBERS.format(count)}（${percentText(share)}）`;
    }
    case 'change':
      return changeText(value as number);
    case 'time':
      return timeText(value as string);
    case 'second':
      return secondText(value as string);
    case 'amount': {
      const { amount, unit } = value as AmountCell;
      return amountText({ amount, unit });
    }
    case 'amounts':
      return amountsText(value as readonly AmountCell[]);
    case 'state':
      return [value]
        .flat()
        .map((one) => wordOf(column.words ?? {}, String(one)))
        .join('、');
    case 'sentence':
      return sentenceText(value as Sentence);
    case 'json':
      return JSON.stringify(value);
    default:
      return [value].flat().map(String).join('、');
  }
}
