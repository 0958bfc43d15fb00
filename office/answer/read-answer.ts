import type { Answer, Sentence } from '@/server/operations/common/answer';
import type { ParamsOf, RowOf, SentenceCode, TableCode } from '@/server/operations/words';
import { namedRowsOf, rowsOf, tableOf } from './rows-of';

/** The rows of a table in an answer, with the types of the table's columns; none if the answer has no such table. */
export function rowsIn<Code extends TableCode>(answer: Answer, code: Code): RowOf<Code>[] {
  const found = tableOf(answer, code);
  return found ? rowsOf(found) : [];
}

/** Labelled values in an answer as a row of their table; `undefined` if the answer has none. */
export function figuresOf<Code extends TableCode>(answer: Answer, code: Code): RowOf<Code> | undefined {
  const found = answer.find((part) => part.kind === 'figures' && part.table === code);
  if (found?.kind !== 'figures') return undefined;
  const [row] = namedRowsOf({ columns: found.columns, rows: [found.values] });
  return row as unknown as RowOf<Code>;
}

/** The text of the first document in an answer. */
export function documentOf(answer: Answer): string | undefined {
  const found = answer.find((part) => part.kind === 'document');
  return found?.kind === 'document' ? found.content : undefined;
}

/** The parameters of an answer's sentences with a code, in order, also of those within lines. */
export function sentencesOf<Code extends SentenceCode>(answer: Answer, code: Code): ParamsOf<Code>[] {
  return allSentences(answer)
    .filter((sentence) => sentence.code === code)
    .map(paramsAs<Code>);
}

/** An answer's sentences in order, also those within lines. */
export function allSentences(answer: Answer): Sentence[] {
  return answer.flatMap((part) => {
    if (part.kind === 'sentence') return [part];
    return part.kind === 'lines' ? part.lines.flatMap(({ sentences }) => sentences) : [];
  });
}

function paramsAs<Code extends SentenceCode>({ params }: Sentence): ParamsOf<Code> {
  return params as ParamsOf<Code>;
}

/** An answer whose lines leave out the sentences with a code. */
export function withoutSentences(answer: Answer, code: SentenceCode): Answer {
  return answer.map((part) =>
    part.kind === 'lines'
      ? { ...part, lines: part.lines.filter(({ sentences }) => sentences.every((sentence) => sentence.code !== code)) }
      : part,
  );
}
