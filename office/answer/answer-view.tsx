import type { Answer } from '@/server/operations/common/answer';
import { AnswerBlocks, type Views } from './answer-blocks';
import { DocumentView } from './document-view';
import { FiguresView } from './figures-view';
import { Invitation } from './invitation';
import { TableView } from './table-view';

const VIEWS: Views = { Table: TableView, Figures: FiguresView, Document: DocumentView };

/** What an operation answers, in Chinese: sentences, tables, figures and documents. */
export function AnswerView({ answer }: { answer: Answer }) {
  return (
    <AnswerBlocks answer={answer} views={VIEWS}>
      <Invitation answer={answer} />
    </AnswerBlocks>
  );
}
