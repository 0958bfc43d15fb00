import type { Figures, Sentence, Table, Value } from './answer';
import type { Column } from './columns';
import { SENTENCES } from './sentences';
import { type Slots, type TemplateParams, templateText } from './template';

/** The text of a sentence within another one. */
type TextOf = (sentence: Sentence) => string;

type Writing<Params> = (params: Params, text: TextOf) => string;

/** A sentence about what an operation has done, and before it runs, about what it will do. */
interface Outcome<Text> {
  readonly done: Text;
  /** By default {@link plannedText} of the other. */
  readonly planned?: string;
}

const PLANNED: Readonly<Record<string, string>> = { 现为: '将为', 现在: '之后' };

/** A sentence about what has happened, before it happens: it says 将 where it first says 已 or 现为, and 之后 for 现在. */
function plannedText(done: string): string {
  return done.replace(/现已|现为|现在|已/, (word) => PLANNED[word] ?? '将');
}

/** The words of a sentence about what an operation has done, with those of its preview. */
export function outcome<const Text extends string>(done: Text): Outcome<Text> {
  return { done };
}

type Columns = Readonly<Record<string, Column>>;
/** A template, one about an outcome, or a function if a template cannot say it. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of sentences differ.
type Wording = string | Outcome<string> | Writing<any>;
type Sentences = Readonly<Record<string, Wording>>;

/** The parameters of a sentence; `Own` are its folder's slots. */
export type Params<Each, Own> = Each extends string
  ? TemplateParams<Each, Own>
  : Each extends { done: infer Done extends string }
    ? TemplateParams<Done, Own>
    : Each extends (params: infer Given, text: TextOf) => string
      ? Given
      : never;
/** A sentence without slots takes no parameters. */
type Arguments<Each, Own> = keyof Params<Each, Own> extends never ? [] : [params: Params<Each, Own>];
type Cell<Each> = Each extends Column<infer Value> ? Value : never;
/** A row of a table. */
export type Row<Each> = { readonly [Name in keyof Each]: Cell<Each[Name]> };

type Common = typeof SENTENCES;

/** The words of a folder, by which it makes sentences and tables. */
export interface FolderWords<S extends Sentences, T extends Readonly<Record<string, Columns>>, Own = object> {
  sentences: S;
  tables: T;
  /** Makes a sentence of the folder, or one that all folders share. */
  say<Code extends keyof (S & Common) & string>(code: Code, ...params: Arguments<(S & Common)[Code], Own>): Sentence;
  /** @param more `columns` chooses and orders the columns; the others need no values that mean something */
  table<Code extends keyof T & string>(
    code: Code,
    rows: readonly Row<T[Code]>[],
    more?: Pick<Table, 'title' | 'empty' | 'total'> & { columns?: readonly (keyof T[Code] & string)[] },
  ): Table;
  figures<Code extends keyof T & string>(code: Code, row: Row<T[Code]>, title?: Sentence): Figures;
}

/** A sentence's wording and the slots of its folder. */
interface Registered {
  wording: Wording;
  slots: Slots;
}

const allSentences = new Map<string, Registered>(
  Object.entries(SENTENCES).map(([code, wording]) => [code, { wording, slots: {} }]),
);
const allTables = new Map<string, Columns>();
const titles = new Map<string, string>();

/**
 * Registers the words of a folder of operations: its sentences, the columns of its tables, and the slots of its own that its sentences
 * use. Codes of sentences and tables are unique in all folders, which a test requires.
 */
export function defineWords<
  const S extends Sentences,
  const T extends Readonly<Record<string, Columns>> = Readonly<Record<never, Columns>>,
  const Own extends Slots = Readonly<Record<never, never>>,
>(given: { sentences: S; tables?: T; slots?: Own }): FolderWords<S, T, Own> {
  const { sentences, tables = {} as T, slots = {} } = given;
  for (const [code, wording] of Object.entries(sentences)) allSentences.set(code, { wording, slots });
  for (const [code, columns] of Object.entries(tables)) allTables.set(code, columns);
  return {
    sentences,
    tables,
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
export function sentenceText({ code, params, planned }: Sentence): string {
  const registered = allSentences.get(code);
  if (!registered) return `${code} ${JSON.stringify(params)}`;
  const { wording, slots } = registered;
  const filled = (template: string) =>
    templateText(template, params, { slots, sentence: sentenceText, operation: operationText });
  if (typeof wording === 'string') return filled(wording);
  if (typeof wording === 'function') return wording(params, sentenceText);
  if (!planned) return filled(wording.done);
  return wording.planned === undefined ? plannedText(filled(wording.done)) : filled(wording.planned);
}

/** The columns of a table by name; none if this release does not know it. */
export function columnsOf(table: string): Columns {
  return allTables.get(table) ?? {};
}

/** Registers the titles of operations by name; the office receives them from its server. */
export function nameOperations(named: Readonly<Record<string, string>>): void {
  for (const [name, title] of Object.entries(named)) titles.set(name, title);
}

/** The names of all operations that have a title. */
export function operationNames(): string[] {
  return [...titles.keys()];
}

/** The title of an operation; its name if it has none. */
export function operationText(name: string): string {
  return titles.get(name) ?? name;
}
