import type { Answer, Sentence } from '@/server/operations/common/answer';
import { rowsOf, tableOf } from './rows-of';

/** The rows of a table in an answer, of whose words the caller knows the columns; none if the answer has no such table. */
export function rowsIn<Row extends object>(answer: Answer, table: string): Row[] {
  const found = tableOf(answer, table);
  return found ? (rowsOf(found) as unknown as Row[]) : [];
}

/** Labelled values in an answer as an object; `undefined` if the answer has none. */
export function figuresOf<Row extends object>(answer: Answer, table: string): Row | undefined {
  const found = answer.find((part) => part.kind === 'figures' && part.table === table);
  if (found?.kind !== 'figures') return undefined;
  return Object.fromEntries(found.columns.map((name, index) => [name, found.values[index]])) as Row;
}

/** The text of the first document in an answer. */
export function documentOf(answer: Answer): string | undefined {
  const found = answer.find((part) => part.kind === 'document');
  return found?.kind === 'document' ? found.content : undefined;
}

/** The sentences of an answer with a code, in order, also those within lines. */
export function sentencesOf(answer: Answer, code: string): Sentence['params'][] {
  return answer
    .flatMap((part) => {
      if (part.kind === 'sentence') return [part];
      return part.kind === 'lines' ? part.lines.flatMap(({ sentences }) => sentences) : [];
    })
    .filter((sentence) => sentence.code === code)
    .map(({ params }) => params);
}

/** An answer whose lines leave out the sentences with a code. */
export function withoutSentences(answer: Answer, code: string): Answer {
  return answer.map((part) =>
    part.kind === 'lines'
      ? { ...part, lines: part.lines.filter(({ sentences }) => sentences.every((sentence) => sentence.code !== code)) }
      : part,
  );
}
