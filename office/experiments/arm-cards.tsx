import { Statistic, Tag } from 'antd';
import { figureText, percentText, usdText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { wordIn } from '../answer/words';
import { gridOf } from '../layout/columns';
import { Panel } from '../layout/panel';
import { type Scale, scaleOf } from './change-scale';
import { IntervalBar } from './interval-bar';
import { gainText, intervalOf, intervalText, toneOf } from './texts';

type Arm = RowOf<'experiment_arms'>;
type Measure = RowOf<'experiment'>['measure'];

/** The arms beside each other, their intervals on the same scale. */
export function ArmCards({ arms, measure }: { arms: readonly Arm[]; measure: Measure }) {
  const intervals = arms.flatMap((arm) => intervalOf(arm) ?? []);
  const scale = scaleOf(intervals.flatMap(({ low, high }) => [low, high]));
  return (
    <div style={gridOf(280, 14, 'fold')}>
      {arms.map((arm, index) => (
        <ArmCard key={arm.arm} arm={arm} first={index === 0} measure={measure} scale={scale} />
      ))}
    </div>
  );
}

function ArmCard({ arm, first, measure, scale }: { arm: Arm; first: boolean; measure: Measure; scale: Scale }) {
  const interval = intervalOf(arm);
  const accounts = gainText(arm.accountsLow, arm.accountsGained, arm.accountsHigh);
  const dollars = gainText(arm.dollarsLow, arm.dollarsGained, arm.dollarsHigh, usdText);
  return (
    <Panel
      title={`实验组 ${arm.arm}`}
      beside={<span className="soft small">占参加者的 {Math.round(arm.weight * 100)}%</span>}
    >
      <Statistic
        title={`${wordIn('experiment', 'measure', measure)}率`}
        value={percentText(arm.rate)}
        suffix={
          <span className="soft small">
            {figureText(arm.visitors)} 名访客中 {figureText(arm[measure])} 名
          </span>
        }
      />
      {first && (
        <p>
          <Tag>对照组</Tag> <span className="soft">其他组都与它比较</span>
        </p>
      )}
      {!first && !interval && <p className="soft">访客还太少，暂时看不出变化。</p>}
      {interval && (
        <>
          <p>
            与对照组相比 <b className={toneOf(interval)}>{intervalText(interval)}</b>
          </p>
          <IntervalBar interval={interval} scale={scale} />
        </>
      )}
      {accounts && <p>全部访客都看它，每月开户约{accounts} 户</p>}
      {dollars && <p>每月入金约{dollars}</p>}
    </Panel>
  );
}
