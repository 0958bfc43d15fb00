import { useQuery } from '@tanstack/react-query';
import { Empty, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useContext, useState } from 'react';
import { beijingDay } from '@/lib/time/calendar';
import type { Choice } from '@/server/office/api';
import { secondText } from '@/server/operations/common/formats';
import { Columns } from '../../layout/columns';
import { Panel } from '../../layout/panel';
import { Fault } from '../../parts/fault';
import { PreviewPane } from '../preview/preview-pane';
import { RevisionPreview } from '../revisions/revision-preview';
import { SubjectContext } from '../revisions/subject';
import { draftPreviewQuery, type PeriodRow, periodsQuery } from '../text-queries';
import { periodsOn, periodText } from './periods';

const ShownCalendar = lazy(() => import('./shown-calendar'));

interface ShownProps {
  campaign: string;
  brand: string | undefined;
  brands: readonly Choice[];
  /** The Beijing day in the address. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** A calendar of what visitors saw and will see, and the pages of one day. */
export function Shown({ campaign, brand, brands, day = beijingDay(new Date()), onDay }: ShownProps) {
  const { data, error } = useQuery(periodsQuery(campaign, brand, useContext(SubjectContext).subject));
  if (error) return <Fault error={error} />;
  if (!data) return <Skeleton active />;
  const periods = periodsOn(day, data);
  return (
    <Columns widths="minmax(0, 1fr) minmax(360px, 460px)">
      <div className="panel">
        <Suspense fallback={<Skeleton active />}>
          <ShownCalendar campaign={campaign} brand={brand} chosen={[day]} onDay={onDay} />
        </Suspense>
      </div>
      <Panel title={`${dayInWords(day)} 访客看到的`} label={`${day} 显示的文案`}>
        {periods.length === 0 && <Empty description="没有记录" />}
        {periods.map((period) => (
          <Period key={period.from ?? ''} campaign={campaign} brand={brand} brands={brands} period={period} />
        ))}
        <p className="soft">页面用现在的程序显示当时的文案；行情、倒计时等是现在的。</p>
      </Panel>
    </Columns>
  );
}

interface PeriodProps {
  campaign: string;
  brand: string | undefined;
  brands: readonly Choice[];
  period: PeriodRow;
}

function Period({ campaign, brand, brands, period }: PeriodProps) {
  const { revision, headline, author, approver, from, to } = period;
  return (
    <Flex vertical gap={6} component="article">
      <h3>
        {periodText(period)} <span className="soft">{headline}</span>
      </h3>
      <p className="soft">
        {from ? `${secondText(from)} 起` : '最初'}
        {to ? `，至 ${secondText(to)}` : '，至今'}
        {author && `　${author} 撰写`}
        {approver && `　${approver} 通过`}
      </p>
      {revision === null ? (
        <Definition campaign={campaign} brand={brand} brands={brands} />
      ) : (
        <RevisionPreview revision={revision} brand={brand} brands={brands} />
      )}
    </Flex>
  );
}

/** The page of the definition, which is no revision. */
function Definition({ campaign, brand, brands }: Omit<PeriodProps, 'period'>) {
  const [shown, setShown] = useState(brand ?? brands[0]?.value ?? '');
  const { data, error, isFetching } = useQuery(draftPreviewQuery(campaign, shown, '{}'));
  if (error) return <Fault error={error} />;
  return (
    <PreviewPane
      pages={[{ address: data }]}
      stored={false}
      loading={isFetching}
      brand={shown}
      brands={brands}
      onBrand={brand === undefined ? setShown : undefined}
    />
  );
}

function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}
