import type { Figures, Sentence, Table, Value } from './answer';
import type { Column, Language } from './columns';

/** The text of a sentence within another one, in the same language. */
type TextOf = (sentence: Sentence) => string;

type Writing<Params> = (params: Params, text: TextOf) => string;

/** A sentence in both languages; `planned` is the Chinese one about what has not happened yet, if it differs. */
type Wording<Params> = Readonly<Record<Language, Writing<Params>>> & { readonly planned?: Writing<Params> };

type NoParams = Record<never, never>;
type Words<Params> = string | Writing<Params>;

/**
 * The words of a sentence in English and Chinese; functions if it has parameters.
 * @param zhPlanned what a preview says in Chinese, if it differs
 */
export function sentence(en: string, zh: string, zhPlanned?: string): Wording<NoParams>;
export function sentence<Params extends object>(
  en: Words<Params>,
  zh: Words<Params>,
  zhPlanned?: Words<Params>,
): Wording<Params>;
export function sentence<Params extends object>(
  en: Words<Params>,
  zh: Words<Params>,
  zhPlanned?: Words<Params>,
): Wording<Params> {
  const writing = (words: Words<Params>) => (typeof words === 'string' ? () => words : words);
  return { en: writing(en), zh: writing(zh), ...(zhPlanned !== undefined && { planned: writing(zhPlanned) }) };
}

const PLANNED: Readonly<Record<string, string>> = { 现为: '将为', 现在: '之后' };

/**
 * The words of a sentence about what an operation has done. Before it runs, the Chinese ones say 将 where they first say 已 or 现为,
 * and 之后 for 现在.
 */
export function outcome(en: string, zh: string): Wording<NoParams>;
export function outcome<Params extends object>(en: Words<Params>, zh: Words<Params>): Wording<Params>;
export function outcome<Params extends object>(en: Words<Params>, zh: Words<Params>): Wording<Params> {
  const done = sentence<Params>(en, zh);
  return {
    ...done,
    planned: (params, text) => done.zh(params, text).replace(/现已|现为|现在|已/, (word) => PLANNED[word] ?? '将'),
  };
}

/** The Chinese words of an operation; its English ones are in its definition. */
export interface OperationWords {
  /** Its name on a button or in a list: a verb and its object. */
  title: string;
  summary: string;
  operands?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, string>>;
  flags?: Readonly<Record<string, string>>;
  /** Questions for secrets and proofs. */
  secrets?: Readonly<Record<string, string>>;
}

type Columns = Readonly<Record<string, Column>>;
// biome-ignore lint/suspicious/noExplicitAny: the parameters of sentences differ.
type Sentences = Readonly<Record<string, Wording<any>>>;

/** The parameters of a sentence. */
export type Params<Each> = Each extends Wording<infer Given> ? Given : never;
/** `Record<never, never>` has no keys. */
type Arguments<Each> = keyof Params<Each> extends never ? [] : [params: Params<Each>];
type Cell<Each> = Each extends Column<infer Value> ? Value : never;
/** A row of a table. */
export type Row<Each> = { readonly [Name in keyof Each]: Cell<Each[Name]> };

/** The words of a folder, by which it makes sentences and tables. */
export interface FolderWords<S extends Sentences, T extends Readonly<Record<string, Columns>>, O> {
  sentences: S;
  tables: T;
  operations: O;
  say<Code extends keyof S & string>(code: Code, ...params: Arguments<S[Code]>): Sentence;
  /** @param more `columns` chooses and orders the columns; the others need no values that mean something */
  table<Code extends keyof T & string>(
    code: Code,
    rows: readonly Row<T[Code]>[],
    more?: Pick<Table, 'title' | 'empty' | 'total'> & { columns?: readonly (keyof T[Code] & string)[] },
  ): Table;
  figures<Code extends keyof T & string>(code: Code, row: Row<T[Code]>, title?: Sentence): Figures;
}

const allSentences = new Map<string, Wording<Record<string, Value>>>();
const allTables = new Map<string, Columns>();
const allOperations = new Map<string, OperationWords>();

/**
 * Registers the words of a folder of operations. Codes of sentences and tables are unique in all folders, which a test requires.
 * @param given Chinese words of the operations, sentences and columns of the folder
 */
export function defineWords<
  const S extends Sentences,
  const T extends Readonly<Record<string, Columns>>,
  const O extends Readonly<Record<string, OperationWords>>,
>({ sentences, tables, operations }: { sentences: S; tables: T; operations: O }): FolderWords<S, T, O> {
  for (const [code, wording] of Object.entries(sentences)) allSentences.set(code, wording);
  for (const [code, columns] of Object.entries(tables)) allTables.set(code, columns);
  for (const [name, spoken] of Object.entries(operations)) allOperations.set(name, spoken);
  return {
    sentences,
    tables,
    operations,
    say: (code, ...[params]) => ({ kind: 'sentence', code, params: (params ?? {}) as Sentence['params'] }),
    table: (code, rows, { columns = Object.keys(tables[code] ?? {}), ...more } = {}) => ({
      kind: 'table',
      table: code,
      columns,
      rows: rows.map((row) => columns.map((name) => row[name as keyof typeof row] as Value)),
      ...more,
    }),
    figures: (code, row, title) => ({
      kind: 'figures',
      table: code,
      columns: Object.keys(row),
      values: Object.values(row) as Value[],
      ...(title && { title }),
    }),
  };
}

/** The text of a sentence; its code and parameters if this release does not know it. */
export function sentenceText({ code, params, planned }: Sentence, language: Language): string {
  const wording = allSentences.get(code);
  if (!wording) return `${code} ${JSON.stringify(params)}`;
  const writing = (planned && language === 'zh' && wording.planned) || wording[language];
  return writing(params, (nested) => sentenceText(nested, language));
}

/** The columns of a table by name; none if this release does not know it. */
export function columnsOf(table: string): Columns {
  return allTables.get(table) ?? {};
}

/** The names of all operations that have words. */
export function operationNames(): string[] {
  return [...allOperations.keys()];
}

/** The name of an operation: its title in Chinese, and how the command line names it in English. */
export function operationText(name: string, language: Language): string {
  return language === 'zh' ? (allOperations.get(name)?.title ?? name) : name;
}
