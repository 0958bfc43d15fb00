/** What JSON can carry. Instants are ISO 8601 texts, money is a number of US dollars. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** A sentence by the code of its words, see `defineWords`. */
export type Sentence = {
  readonly kind: 'sentence';
  readonly code: string;
  readonly params: { readonly [name: string]: Value };
  /** True about what has not happened yet. */
  readonly planned?: true;
};

/** Sentences on a line of their own. */
export interface Line {
  sentences: readonly Sentence[];
  /** An item of a list. */
  item?: true;
  /** How to go on at the command line; no other screen shows it. */
  terminal?: true;
}

/** Lines that belong together. */
export interface Lines {
  kind: 'lines';
  lines: readonly Line[];
}

/** Rows of values; the words of the table give each column its heading and the kind of its values. */
export interface Table {
  kind: 'table';
  /** Code of the table's words. */
  table: string;
  /** Names of the columns, in order. */
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  title?: Sentence;
  /** Shown instead of a table without rows. */
  empty?: Sentence;
  /** True if the last row has the totals; its first cell is empty. */
  total?: true;
}

/** Labelled values: a row of a table, shown one below the other. */
export interface Figures {
  kind: 'figures';
  /** Code of the table's words. */
  table: string;
  columns: readonly string[];
  values: readonly Value[];
  title?: Sentence;
}

/** A text for another program or an editor. */
export interface Document {
  kind: 'document';
  type: 'text/csv' | 'application/json' | 'text/plain';
  /** Name of the file in which to save it. */
  name?: string;
  content: string;
}

/** Parts below a sentence. */
export interface Section {
  kind: 'section';
  title: Sentence;
  parts: readonly Part[];
}

/** A part of an operation's answer. Adjacent sentences are one paragraph. */
export type Part = Sentence | Lines | Table | Figures | Document | Section;
export type Answer = readonly Part[];

/** A line's content: a sentence, several, or a line with more about it. */
type LineLike = Sentence | readonly Sentence[] | Line;

/** Lines that belong together. */
export function lines(...content: readonly LineLike[]): Lines {
  return { kind: 'lines', lines: content.map(lineOf) };
}

/** An item of a list, for {@link lines}. */
export function item(...sentences: readonly Sentence[]): Line {
  return { sentences, item: true };
}

/** How to go on at the command line, for {@link lines}. */
export function atTerminal(...sentences: readonly Sentence[]): Line {
  return { sentences, terminal: true };
}

/** Parts below a sentence. */
export function section(title: Sentence, parts: Answer): Section {
  return { kind: 'section', title, parts };
}

/** A text for another program or an editor. @param name of the file in which to save it */
export function document(type: Document['type'], content: string, name?: string): Document {
  return { kind: 'document', type, content, ...(name !== undefined && { name }) };
}

/** The same answer about what has not happened yet: its sentences speak in the future. */
export function planned(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (_, part) =>
    part?.kind === 'sentence' ? { ...part, planned: true } : part,
  );
}

/** The parts of an answer, with adjacent sentences together. */
export function paragraphsOf(answer: Answer): (Sentence[] | Exclude<Part, Sentence>)[] {
  const paragraphs: (Sentence[] | Exclude<Part, Sentence>)[] = [];
  for (const part of answer) {
    const last = paragraphs.at(-1);
    if (part.kind !== 'sentence') paragraphs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else paragraphs.push([part]);
  }
  return paragraphs;
}

/** Serializes an instant for an answer. */
export function iso(instant: Date): string;
export function iso(instant: Date | null | undefined): string | null;
export function iso(instant: Date | null | undefined): string | null {
  return instant?.toISOString() ?? null;
}

/** JSON of any shape, such as details of the audit log, for an answer. */
export function json(value: unknown): Value {
  return JSON.parse(JSON.stringify(value ?? null));
}

function lineOf(content: LineLike): Line {
  if ('sentences' in content) return content;
  return { sentences: 'code' in content ? [content] : content };
}
