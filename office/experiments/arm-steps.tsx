import { Table } from 'antd';
import { figureText, headingText, percentText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { columnsOf } from '../answer/words';

type Step = 'visitors' | 'phones' | 'codes' | 'accounts' | 'verified' | 'deposits';

/** The steps of the funnel with the step of which each is a share; a first deposit does not need a verified identity. */
const STEPS: readonly { step: Step; of?: Step }[] = [
  { step: 'visitors' },
  { step: 'phones', of: 'visitors' },
  { step: 'codes', of: 'phones' },
  { step: 'accounts', of: 'codes' },
  { step: 'verified', of: 'accounts' },
  { step: 'deposits', of: 'accounts' },
];

const heading = (step: Step) => headingText(step, columnsOf('experiment_arms')[step]);

/** How many visitors of each arm reached each step. */
export function ArmSteps({ arms }: { arms: readonly RowOf<'experiment_arms'>[] }) {
  const cell = (value: string, below: string | undefined) => (
    <>
      {value}
      {below && <div className="soft small">{below}</div>}
    </>
  );
  return (
    <Table
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="step"
      dataSource={[...STEPS]}
      columns={[
        { key: 'step', render: (_, { step, of }) => cell(heading(step), of && `占${heading(of)}`) },
        ...arms.map((arm) => ({
          key: arm.arm,
          title: arm.arm,
          align: 'right' as const,
          render: (_: unknown, { step, of }: (typeof STEPS)[number]) =>
            cell(figureText(arm[step]), of && percentText(arm[of] > 0 ? arm[step] / arm[of] : null)),
        })),
      ]}
    />
  );
}
