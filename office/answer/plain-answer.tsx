import type { Answer, Document, Figures, Table, Value } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { Facts } from '../layout/facts';
import { AnswerBlocks, type Views } from './answer-blocks';
import { Cell, isRight } from './cell';
import { useNames } from './names';
import styles from './plain-answer.module.css';
import { withTitles } from './with-titles';
import { columnsOf, sentenceText } from './words';

/** An answer without sorting and downloads, with the titles of campaigns; a phone shows it without sideways scrolling. */
export function PlainAnswer({ answer }: { answer: Answer }) {
  const { campaign } = useNames();
  return <AnswerBlocks answer={withTitles(answer, campaign)} views={VIEWS} />;
}

const VIEWS: Views = { Table: PlainTable, Figures: PlainFigures, Document: PlainDocument };

/** On a phone, each row is a list of its labelled values. */
function PlainTable({ table: { table, columns, rows, title, empty, total } }: { table: Table }) {
  if (rows.length === 0) return <p className="soft">{empty ? sentenceText(empty) : '没有记录'}</p>;
  const known = columnsOf(table);
  const shown = (row: readonly Value[], index: number) => {
    const isTotal = total && index === 0 && row === rows.at(-1);
    return isTotal ? '合计' : <Cell value={row[index] ?? null} column={known[columns[index] ?? '']} />;
  };
  return (
    <table className={styles.table}>
      {title && <caption>{sentenceText(title)}</caption>}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={isRight(known[name]) ? styles.right : undefined}>
              {headingText(name, known[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change, and its rows have no names.
          <tr key={line}>
            {columns.map((name, index) => (
              <td
                key={name}
                data-heading={headingText(name, known[name])}
                className={isRight(known[name]) ? styles.right : undefined}
              >
                {shown(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlainFigures({ figures: { table, columns, values } }: { figures: Figures }) {
  const known = columnsOf(table);
  return (
    <Facts
      facts={columns.map((name, index) => ({
        name: headingText(name, known[name]),
        value: <Cell value={values[index] ?? null} column={known[name]} />,
      }))}
    />
  );
}

function PlainDocument({ document: { content } }: { document: Document }) {
  return <p>{content}</p>;
}
