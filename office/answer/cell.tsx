import { Tag } from 'antd';
import type { Sentence, Value } from '@/server/operations/common/answer';
import type { AmountCell, Column, ColumnKind, ReachedCell } from '@/server/operations/common/columns';
import {
  amountsText,
  amountText,
  changeText,
  percentText,
  secondText,
  timeText,
  wordOf,
} from '@/server/operations/common/formats';
import styles from './cell.module.css';
import { useNames } from './names';
import { sentenceText } from './words';

const NUMBERS = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 4 });
const DECIMALS = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Columns whose values are compared by their last digit. */
const RIGHT: readonly ColumnKind[] = ['number', 'usd', 'decimal', 'amount', 'share', 'reached', 'change'];
const IDENTIFIERS: readonly ColumnKind[] = ['id', 'account', 'host'];

export function isRight(column: Column | undefined): boolean {
  return column !== undefined && RIGHT.includes(column.kind);
}

/** A value of a table or of figures, in the way of its column. */
export function Cell({ value, column }: { value: Value; column: Column | undefined }) {
  if (value === null) return <span className={styles.none}>—</span>;
  if (column?.kind === 'state') {
    return [value].flat().map((one) => <Tag key={String(one)}>{wordOf(column.words ?? {}, String(one), 'zh')}</Tag>);
  }
  if (column?.kind === 'json') return <Details value={value} />;
  if (column?.kind === 'campaign' || column?.kind === 'brand' || column?.kind === 'operation') {
    return <Named code={String(value)} kind={column.kind} />;
  }
  const text = cellText(value, column);
  return column && IDENTIFIERS.includes(column.kind) ? <span className={styles.identifier}>{text}</span> : text;
}

/** A code with its Chinese name. */
function Named({ code, kind }: { code: string; kind: 'campaign' | 'brand' | 'operation' }) {
  const name = useNames()[kind].get(code);
  if (name === undefined) return code;
  return (
    <>
      {name} <code className={styles.code}>{code}</code>
    </>
  );
}

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
      return amountText({ amount, unit }, 'zh');
    }
    case 'amounts':
      return amountsText(value as readonly AmountCell[], 'zh');
    case 'state':
      return [value]
        .flat()
        .map((one) => wordOf(column.words ?? {}, String(one), 'zh'))
        .join('、');
    case 'sentence':
      return sentenceText(value as Sentence, 'zh');
    case 'json':
      return JSON.stringify(value);
    default:
      return [value].flat().map(String).join('、');
  }
}

/** Details of an entry of the audit log, as names with values. */
function Details({ value }: { value: Value }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cellText(value, undefined);
  return (
    <span className={styles.details}>
      {Object.entries(value).map(([name, one]) => (
        <span key={name}>
          <span className={styles.name}>{name}</span> {typeof one === 'object' ? JSON.stringify(one) : String(one)}
        </span>
      ))}
    </span>
  );
}
