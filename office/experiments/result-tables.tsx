import { Table, Tag } from 'antd';
import { changeText, figureText, headingText, percentText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { columnsOf, wordIn } from '../answer/words';
import { guardrailState, intervalOf, intervalText } from './texts';

type Arm = RowOf<'experiment_arms'>;
type Guardrail = RowOf<'experiment_guardrails'>;

const LOOK = { size: 'small', pagination: false, scroll: { x: 'max-content' } } as const;

/** The steps of the funnel, each with the step of which it is a share; first deposits do not need a verified identity. */
const STEPS = [
  { step: 'visitors' },
  { step: 'phones', of: 'visitors' },
  { step: 'codes', of: 'phones' },
  { step: 'accounts', of: 'codes' },
  { step: 'verified', of: 'accounts' },
  { step: 'deposits', of: 'accounts' },
] as const satisfies readonly { step: keyof Arm; of?: keyof Arm }[];

/** How many visitors of each arm reached each step. */
export function ArmSteps({ arms }: { arms: readonly Arm[] }) {
  const heading = (name: string) => headingText(name, columnsOf('experiment_arms')[name]);
  return (
    <Table<(typeof STEPS)[number]>
      {...LOOK}
      rowKey="step"
      dataSource={STEPS}
      columns={[
        { key: 'step', render: (_, { step }) => <b>{heading(step)}</b> },
        ...arms.map((arm) => ({
          key: arm.arm,
          title: arm.arm,
          align: 'right' as const,
          render: (_: unknown, each: (typeof STEPS)[number]) => (
            <>
              {figureText(arm[each.step])}
              {'of' in each && arm[each.of] > 0 && (
                <div className="soft small">
                  占{heading(each.of)} {percentText(arm[each.step] / arm[each.of])}
                </div>
              )}
            </>
          ),
        })),
      ]}
    />
  );
}

/** What must not get worse, with how much worse it may get. */
export function Guardrails({ rows }: { rows: readonly Guardrail[] }) {
  return (
    <Table<Guardrail>
      {...LOOK}
      rowKey={({ arm, guardrail }) => `${arm} ${guardrail}`}
      dataSource={rows}
      columns={[
        {
          title: '护栏',
          render: (_, { guardrail, arm }) => (
            <>
              {wordIn('experiment_guardrails', 'guardrail', guardrail)} <span className="soft small">{arm}</span>
            </>
          ),
        },
        {
          title: '状态',
          render: (_, row) => {
            const { word, tone } = guardrailState(row);
            return <Tag className={tone}>{word}</Tag>;
          },
        },
        {
          title: '与对照组相比',
          align: 'right',
          render: (_, row) => {
            const interval = intervalOf(row);
            return interval ? intervalText(interval) : <span className="soft">—</span>;
          },
        },
        { title: '限度', align: 'right', render: (_, { limit }) => changeText(limit) },
      ]}
    />
  );
}
