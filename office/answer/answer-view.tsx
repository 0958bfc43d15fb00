import type { Answer, Lines, Part, Sentence } from '@/server/operations/common/answer';
import styles from './answer-view.module.css';
import { DocumentView } from './document-view';
import { FiguresView } from './figures-view';
import { Invitation } from './invitation';
import { TableView } from './table-view';
import { sentenceText } from './words';

/** What an operation answers, in Chinese: sentences, tables, figures and documents. */
export function AnswerView({ answer }: { answer: Answer }) {
  return (
    <div className={styles.answer}>
      {paragraphsOf(answer).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change, and its parts have no names.
        <Block key={index} block={block} />
      ))}
      <Invitation answer={answer} />
    </div>
  );
}

function Block({ block }: { block: readonly Sentence[] | Exclude<Part, Sentence> }) {
  if (!('kind' in block)) return <p>{block.map((sentence) => textOf(sentence)).join('')}</p>;
  switch (block.kind) {
    case 'lines':
      return <LinesView lines={block} />;
    case 'table':
      return <TableView table={block} />;
    case 'figures':
      return <FiguresView figures={block} />;
    case 'document':
      return <DocumentView document={block} />;
    case 'section':
      return (
        <section className={styles.section}>
          <h3 className={styles.title}>{textOf(block.title)}</h3>
          <AnswerView answer={block.parts} />
        </section>
      );
  }
}

/** Lines, of which some are items of a list. How to go on at the command line is left out. */
function LinesView({ lines: { lines } }: { lines: Lines }) {
  return (
    <div>
      {lines
        .filter(({ terminal }) => !terminal)
        .map(({ sentences, item }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change, and its lines have no names.
          <p key={index} className={item ? styles.item : undefined}>
            {sentences.map(textOf).join('')}
          </p>
        ))}
    </div>
  );
}

/** Adjacent sentences are one paragraph. */
function paragraphsOf(answer: Answer): (Sentence[] | Exclude<Part, Sentence>)[] {
  const blocks: (Sentence[] | Exclude<Part, Sentence>)[] = [];
  for (const part of answer) {
    const last = blocks.at(-1);
    if (part.kind !== 'sentence') blocks.push(part);
    else if (Array.isArray(last)) last.push(part);
    else blocks.push([part]);
  }
  return blocks;
}

function textOf(sentence: Sentence): string {
  return sentenceText(sentence, 'zh');
}
