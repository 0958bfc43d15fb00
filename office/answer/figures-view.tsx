import { Descriptions } from 'antd';
import type { Figures } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { Cell } from './cell';
import { columnsOf, sentenceText } from './words';

/** Labelled values, one below the other. */
export function FiguresView({ figures: { table, columns, values, title } }: { figures: Figures }) {
  const known = columnsOf(table);
  return (
    <Descriptions
      size="small"
      bordered
      column={1}
      title={title && sentenceText(title, 'zh')}
      items={columns.map((name, index) => ({
        key: name,
        label: headingText(name, known[name]),
        children: <Cell value={values[index] ?? null} column={known[name]} />,
      }))}
    />
  );
}
