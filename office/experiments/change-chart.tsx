import { Flex } from 'antd';
import type { RowOf } from '@/server/operations/words';
import { dayText } from '../funnel/texts';
import { changeChart } from './change-scale';
import { intervalText, markText } from './texts';

interface ChangeChartProps {
  /** Of one arm, at least two. */
  days: readonly RowOf<'experiment_days'>[];
  /** The change that is worth having. */
  smallest: number;
  /** What is compared with what. */
  title: string;
}

const LINES = {
  mark: { stroke: 'var(--line)' },
  estimate: { stroke: 'var(--jade)', strokeWidth: 2, fill: 'none' },
  none: { stroke: 'var(--soft)' },
  smallest: { stroke: 'var(--brass)', strokeWidth: 1.5, strokeDasharray: '6 4' },
};
const BAND = { fill: 'var(--jade)', opacity: 0.18 };
const PLOT = { position: 'relative', height: 'clamp(200px, 34vw, 300px)', margin: '8px 0 24px 48px' } as const;
const MARK = { position: 'absolute', right: 'calc(100% + 8px)', transform: 'translateY(-50%)' } as const;
const DAY = { position: 'absolute', top: 'calc(100% + 4px)', whiteSpace: 'nowrap' } as const;

/** How an arm's change and its interval have developed, beside no change and the smallest one that is worth having. */
export function ChangeChart({ days, smallest, title }: ChangeChartProps) {
  const { scale, xs, y, line, band } = changeChart(days, smallest);
  const latest = days.at(-1);
  const words = latest && `${dayText(latest.day)} ${intervalText(latest)}`;
  const across = (value: number, look: keyof typeof LINES) => (
    <line key={value} x2="100" y1={y(value)} y2={y(value)} vectorEffect="non-scaling-stroke" {...LINES[look]} />
  );
  return (
    <figure>
      <Flex wrap gap="0 12px" justify="space-between" component="figcaption" className="small">
        <span className="soft">{title}（%）</span>
        <b>{words}</b>
      </Flex>
      <div style={PLOT}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          role="img"
          aria-label={`${title}，${words}`}
        >
          {scale.marks.map((mark) => across(mark, 'mark'))}
          <polygon points={band} {...BAND} />
          {across(0, 'none')}
          {across(smallest, 'smallest')}
          <polyline points={line} vectorEffect="non-scaling-stroke" {...LINES.estimate} />
        </svg>
        {scale.marks.map((mark) => (
          <span key={mark} className="soft small" style={{ ...MARK, top: `${y(mark)}%` }}>
            {markText(mark)}
          </span>
        ))}
        {days.map(({ day }, index) => {
          const labelled = [0, Math.floor((days.length - 1) / 2), days.length - 1].includes(index);
          const at = { left: `${xs[index]}%`, transform: `translateX(-${xs[index]}%)` };
          return (
            labelled && (
              <span key={day} className="soft small" style={{ ...DAY, ...at }}>
                {dayText(day)}
              </span>
            )
          );
        })}
      </div>
      <Flex wrap gap="2px 16px" className="soft small" component="ul">
        <Key look="estimate" words="估计的变化" />
        <Key look="band" words="真实的变化很可能在这里面" />
        <Key look="none" words="没有变化" />
        <Key look="smallest" words={`值得做的最小提升 ${markText(smallest)}`} />
      </Flex>
    </figure>
  );
}

function Key({ look, words }: { look: keyof typeof LINES | 'band'; words: string }) {
  return (
    <li>
      <svg width="24" height="12" aria-hidden="true">
        {look === 'band' ? <rect width="24" height="12" {...BAND} /> : <line x2="24" y1="6" y2="6" {...LINES[look]} />}
      </svg>{' '}
      {words}
    </li>
  );
}
