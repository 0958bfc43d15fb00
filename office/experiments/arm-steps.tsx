import { Table } from 'antd';
import { figureText, headingText, percentText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { columnsOf } from '../answer/words';

/** The step of which each is a share; a first deposit does not need a verified identity. */
const BEFORE = {
  visitors: undefined,
  phones: 'visitors',
  codes: 'phones',
  accounts: 'codes',
  verified: 'accounts',
  deposits: 'accounts',
} as const;
type Step = keyof typeof BEFORE;
const STEPS = Object.keys(BEFORE).map((step) => ({ step: step as Step }));

/** How many visitors of each arm reached each step, and what share of the step before that is. */
export function ArmSteps({ arms }: { arms: readonly RowOf<'experiment_arms'>[] }) {
  const heading = (step: Step) => headingText(step, columnsOf('experiment_arms')[step]);
  const reached = (arm: RowOf<'experiment_arms'>, step: Step) => {
    const before = BEFORE[step] && arm[BEFORE[step]];
    return `${figureText(arm[step])}${before ? `（${percentText(arm[step] / before)}）` : ''}`;
  };
  return (
    <Table
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="step"
      dataSource={STEPS}
      columns={[
        { key: 'step', render: (_, { step }) => heading(step) },
        ...arms.map((arm) => ({
          key: arm.arm,
          title: arm.arm,
          align: 'right' as const,
          render: (_: unknown, { step }: { step: Step }) => reached(arm, step),
        })),
      ]}
    />
  );
}
