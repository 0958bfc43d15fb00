import type { Sentence, Value } from './answer';

/** The words of values, by the value. */
export type Words = Readonly<Record<string, string>>;

/** What the values of a column are; each renderer formats and aligns by it. */
export type ColumnKind =
  /** A name or code. */
  | 'id'
  | 'account'
  | 'brand'
  | 'campaign'
  | 'host'
  | 'operator'
  | 'operation'
  /** A text that people wrote. */
  | 'text'
  /** A text that anyone may have written, such as a plan in an address; the terminal shows its beginning. */
  | 'outside'
  | 'number'
  /** US dollars: `$1,500`. */
  | 'usd'
  /** A number with two decimals: `1500.00`. */
  | 'decimal'
  /** From 0 to 1, shown in percent. */
  | 'share'
  /** A count, its share of another one, and what it was before. */
  | 'reached'
  /** A relative change; 0.1 is 10 % more. */
  | 'change'
  /** An instant, ISO 8601, shown to the minute. */
  | 'time'
  /** An instant, shown to the second. */
  | 'second'
  /** A Beijing day. */
  | 'day'
  /** An amount and its unit. */
  | 'amount'
  /** Sums in several units. */
  | 'amounts'
  /** One of few values, or several of them, each with a word. */
  | 'state'
  /** Names or codes, separated by commas. */
  | 'ids'
  | 'sentence'
  /** Any JSON. */
  | 'json';

/** A column of a table. `Cell` is the type of its values, without `null` unless the column is {@link nullable}. */
export interface Column<Cell extends Value = Value> {
  kind: ColumnKind;
  heading: string;
  /** The words of a `state`'s values. */
  words?: Words;
  /** What the terminal shows for a missing value, by default `-`. */
  none: string;
  /** The terminal aligns it right, at least this many characters wide. */
  right?: number;
  /** Only for the type. */
  cell?: Cell;
}

/** An amount of a reward and its unit. */
export type AmountCell = { readonly amount: number; readonly unit: string };

/** A count, its share of another one (`null` if that is 0), and the count of the days before. */
export type ReachedCell = { readonly count: number; readonly share?: number | null; readonly before?: number };

type ColumnOptions = Partial<Pick<Column, 'none' | 'right'>>;

function of<Cell extends Value>(kind: ColumnKind) {
  return (heading: string, options: ColumnOptions = {}): Column<Cell> => ({ kind, heading, none: '-', ...options });
}

function ofState<Cell extends Value>(heading: string, words: Words, options?: ColumnOptions): Column<Cell> {
  return { ...of<Cell>('state')(heading, options), words };
}

/** The columns of tables by their kind, each with its heading. */
export const column = {
  id: of<string>('id'),
  /** A number that names something. */
  serial: of<number>('id'),
  account: of<string>('account'),
  brand: of<string>('brand'),
  campaign: of<string>('campaign'),
  host: of<string>('host'),
  operator: of<string>('operator'),
  operation: of<string>('operation'),
  text: of<string>('text'),
  /** A path of the site. */
  path: of<`/${string}`>('text'),
  outside: of<string>('outside'),
  number: of<number>('number'),
  usd: of<number>('usd'),
  decimal: of<number>('decimal'),
  share: of<number>('share'),
  reached: of<ReachedCell>('reached'),
  change: of<number>('change'),
  time: of<string>('time'),
  second: of<string>('second'),
  day: of<string>('day'),
  amount: of<AmountCell>('amount'),
  amounts: of<readonly AmountCell[]>('amounts'),
  ids: of<readonly string[]>('ids'),
  sentence: of<Sentence>('sentence'),
  json: of<Value>('json'),
  /** A number or a text. */
  figure: of<number | string>('json'),
  state: <Own extends Words>(heading: string, words: Own, options?: ColumnOptions) =>
    ofState<keyof Own & string>(heading, words, options),
  /** A name, or one of a few values with words, such as `all`. */
  named: ofState<string>,
  /** Several of the values at once. */
  states: <Own extends Words>(heading: string, words: Own, options?: ColumnOptions) =>
    ofState<readonly (keyof Own & string)[]>(heading, words, options),
};

/** A column whose cells may be empty. */
export function nullable<Cell extends Value>(filled: Column<Cell>): Column<Cell | null> {
  return filled;
}
