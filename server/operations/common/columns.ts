import type { Sentence, Value } from './answer';

/** The languages of operators. */
export type Language = 'en' | 'zh';

/** A word, or one in both languages. */
export type Word = string | readonly [en: string, zh: string];

/** What the values of a column are; each renderer formats and aligns by it. */
export type ColumnKind =
  /** A name or code that is the same in every language. */
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

/** A column of a table. `Cell` is the type of its values. */
export interface Column<Cell extends Value = Value> {
  kind: ColumnKind;
  heading: Word;
  /** The words of a `state`'s values. */
  words?: Readonly<Record<string, Word>>;
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

/** Makes a column with a heading; also with one in English before it. */
interface ColumnOf<Cell extends Value> {
  (heading: string, options?: ColumnOptions): Column<Cell>;
  (en: string, zh: string, options?: ColumnOptions): Column<Cell>;
}

function of<Cell extends Value>(kind: ColumnKind): ColumnOf<Cell> {
  return (first: string, second: string | ColumnOptions = {}, third: ColumnOptions = {}): Column<Cell> => ({
    kind,
    heading: typeof second === 'string' ? [first, second] : first,
    none: '-',
    ...(typeof second === 'string' ? third : second),
  });
}

type StateColumn<Words> = Column<(keyof Words & string) | readonly (keyof Words & string)[]>;

/** Makes a column of values that have words. */
function state<Words extends Readonly<Record<string, Word>>>(
  heading: string,
  words: Words,
  options?: ColumnOptions,
): StateColumn<Words>;
function state<Words extends Readonly<Record<string, Word>>>(
  en: string,
  zh: string,
  words: Words,
  options?: ColumnOptions,
): StateColumn<Words>;
function state<Words extends Readonly<Record<string, Word>>>(
  first: string,
  second: string | Words,
  third: Words | ColumnOptions = {},
  fourth: ColumnOptions = {},
): StateColumn<Words> {
  const [heading, words, options] =
    typeof second === 'string'
      ? ([[first, second], third as Words, fourth] as const)
      : ([first, second, third as ColumnOptions] as const);
  return { kind: 'state', heading, words, none: '-', ...options };
}

/** The columns of tables by their kind, each with its headings in English and Chinese. */
export const column = {
  id: of<string | number>('id'),
  account: of<string>('account'),
  brand: of<string>('brand'),
  campaign: of<string>('campaign'),
  host: of<string>('host'),
  operator: of<string>('operator'),
  operation: of<string>('operation'),
  text: of<string>('text'),
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
  state,
};
