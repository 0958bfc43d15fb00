import { Flex } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import {
  type Answer,
  type Document,
  type Figures,
  type Lines,
  type Part,
  paragraphsOf,
  type Sentence,
  type Table,
} from '@/server/operations/common/answer';
import styles from './answer-blocks.module.css';
import { sentenceText } from './words';

/** What shows the parts that are no text. */
export interface Views {
  Table: ComponentType<{ table: Table }>;
  Figures: ComponentType<{ figures: Figures }>;
  Document: ComponentType<{ document: Document }>;
}

interface AnswerBlocksProps {
  answer: Answer;
  views: Views;
  /** Shown below. */
  children?: ReactNode;
}

/** What an operation answers, in Chinese: sentences, and the other parts in the given views. */
export function AnswerBlocks({ answer, views, children }: AnswerBlocksProps) {
  return (
    <Flex vertical gap={14} className={styles.answer ?? ''}>
      {paragraphsOf(answer).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change, and its parts have no names.
        <Block key={index} block={block} views={views} />
      ))}
      {children}
    </Flex>
  );
}

interface BlockProps {
  block: readonly Sentence[] | Exclude<Part, Sentence>;
  views: Views;
}

function Block({ block, views }: BlockProps) {
  if (!('kind' in block)) return <p>{block.map((sentence) => textOf(sentence)).join('')}</p>;
  switch (block.kind) {
    case 'lines':
      return <LinesView lines={block} />;
    case 'table':
      return <views.Table table={block} />;
    case 'figures':
      return <views.Figures figures={block} />;
    case 'document':
      return <views.Document document={block} />;
    case 'section':
      return (
        <Flex vertical gap={8} component="section" className="lined">
          <h3>{textOf(block.title)}</h3>
          <AnswerBlocks answer={block.parts} views={views} />
        </Flex>
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

function textOf(sentence: Sentence): string {
  return sentenceText(sentence);
}
