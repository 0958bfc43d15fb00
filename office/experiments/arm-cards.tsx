import { Flex, Statistic } from 'antd';
import { figureText, percentText, usdText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { wordIn } from '../answer/words';
import { gridOf } from '../layout/columns';
import { Panel } from '../layout/panel';
import { type Interval, placeOn, type Scale, scaleOf } from './change-scale';
import { gainText, intervalOf, intervalText, markText, toneOf } from './texts';

interface ArmCardsProps {
  arms: readonly RowOf<'experiment_arms'>[];
  measure: RowOf<'experiment'>['measure'];
}

const BAR = { display: 'block', background: 'var(--shade)' };

/** The arms beside each other, their intervals on the same scale. */
export function ArmCards({ arms, measure }: ArmCardsProps) {
  const intervals = arms.flatMap((arm) => intervalOf(arm) ?? []);
  const scale = scaleOf(intervals.flatMap(({ low, high }) => [low, high]));
  return (
    <div style={gridOf(280, 14, 'fold')}>
      {arms.map((arm, index) => {
        const interval = intervalOf(arm);
        const accounts = gainText(arm.accountsLow, arm.accountsGained, arm.accountsHigh, figureText, ' 户');
        const dollars = gainText(arm.dollarsLow, arm.dollarsGained, arm.dollarsHigh, usdText);
        const share = <span className="soft small">占参加者的 {Math.round(arm.weight * 100)}%</span>;
        return (
          <Panel key={arm.arm} title={`${arm.arm} 组`} beside={share}>
            <Statistic
              title={`${wordIn('experiment', 'measure', measure)}率`}
              value={percentText(arm.rate)}
              suffix={<span className="soft small">{`${figureText(arm.visitors)} 名访客中 ${arm[measure]} 名`}</span>}
            />
            {!interval && (
              <p className="soft">{index === 0 ? '对照组，其他组都与它比较。' : '访客还太少，暂时看不出变化。'}</p>
            )}
            {interval && (
              <div>
                <p>
                  与对照组相比 <b className={toneOf(interval)}>{intervalText(interval)}</b>
                </p>
                <IntervalBar interval={interval} scale={scale} />
              </div>
            )}
            {accounts && (
              <div>
                <p className="soft">如果全部访客都看它，每月约</p>
                <p>{accounts}</p>
                {dollars && <p>入金{dollars}</p>}
              </div>
            )}
          </Panel>
        );
      })}
    </div>
  );
}

/** An interval as a bar, with lines at its estimate and at no change. The text beside it says the same. */
function IntervalBar({ interval, scale }: { interval: Interval; scale: Scale }) {
  const [low, change, high, none] = [interval.low, interval.change, interval.high, 0].map((at) => placeOn(scale, at));
  return (
    <div>
      <svg width="100%" height="16" className={toneOf(interval)} style={BAR} aria-hidden="true">
        <rect x={`${low}%`} width={`${(high ?? 0) - (low ?? 0)}%`} height="16" fill="currentColor" opacity="0.4" />
        <line x1={`${none}%`} x2={`${none}%`} y2="16" stroke="var(--soft)" strokeDasharray="3 2" />
        <line x1={`${change}%`} x2={`${change}%`} y2="16" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      <Flex justify="space-between" className="soft small" aria-hidden="true">
        <span>{markText(scale.from)}</span>
        <span>{markText(scale.to)}</span>
      </Flex>
    </div>
  );
}
