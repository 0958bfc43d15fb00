import { Descriptions } from 'antd';
import type { Figures } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { Cell } from './cell';
import { columnsOf, sentenceText } from './words';

interface FiguresViewProps {
  figures: Figures;
  /** Shows the values beside each other. */
  beside?: true;
  /** A column that the screen shows elsewhere. */
  leave?: string;
}

const BELOW = { bordered: true, column: 1 };
const BESIDE = { layout: 'vertical', colon: false, column: { xs: 2, md: 4, xl: 6 } } as const;

/** Labelled values, one below the other. */
export function FiguresView({ figures: { table, columns, values, title }, beside, leave }: FiguresViewProps) {
  const known = columnsOf(table);
  const items = columns.map((name, index) => ({
    key: name,
    label: headingText(name, known[name]),
    children: <Cell value={values[index] ?? null} column={known[name]} />,
  }));
  return (
    <Descriptions
      size="small"
      {...(beside ? BESIDE : BELOW)}
      title={title && sentenceText(title)}
      items={items.filter(({ key }) => key !== leave)}
    />
  );
}
