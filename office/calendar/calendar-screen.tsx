import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Empty, Flex, Skeleton } from 'antd';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { usdText } from '@/server/operations/common/formats';
import { operationsQuery } from '../api/operations';
import { useMay } from '../api/use-may';
import { Panel } from '../layout/panel';
import { useChanges } from '../operations/changes';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { CampaignDetails } from './campaign-details';
import { FilterBar } from './filter-bar';
import { Gantt } from './gantt';
import styles from './legend.module.css';
import {
  budgetsQuery,
  CALENDAR_KEY,
  campaignsQuery,
  type Events,
  eventsQuery,
  exposureQuery,
  stockQuery,
} from './queries';
import { type BudgetRow, entriesOf, shownEntries } from './rows';
import { type CalendarSearch, periodInput, readCalendarSearch } from './search';
import { BudgetSupply } from './supply';
import { endText, stampText } from './texts';

const SIGNS = {
  running: '进行',
  upcoming: '未开始',
  claims: '领取期',
  notice: '通知期，在此结束须说明原因',
  open: '竞猜中',
  due: '待结算',
  text: '文案',
};

/** Campaigns on a calendar: what runs when, what is left of it, and how to stop, close and extend it. */
export function CalendarScreen() {
  const search = useSearch({ from: '/calendar' });
  const navigate = useNavigate({ from: '/calendar' });
  const client = useQueryClient();
  const { data: offered } = useQuery(operationsQuery);
  const may = useMay();
  const { open, drawer } = useChanges(() => void client.invalidateQueries({ queryKey: CALENDAR_KEY }));
  const withFigures = may('budgets') && may('stock') && may('exposure');
  const campaigns = useQuery(campaignsQuery);
  const events = useQuery({ ...eventsQuery(periodInput(search)), placeholderData: keepPreviousData });
  const budgets = useQuery({ ...budgetsQuery, enabled: withFigures });
  const stock = useQuery({ ...stockQuery('all'), enabled: withFigures });
  const exposure = useQuery({ ...exposureQuery, enabled: withFigures });
  const show = (changed: { [Name in keyof CalendarSearch]?: CalendarSearch[Name] | undefined }) =>
    navigate({ search: readCalendarSearch({ ...search, ...changed }) });
  const error = campaigns.error ?? events.error;
  const figuresError = budgets.error ?? stock.error ?? exposure.error;
  const known = campaigns.data &&
    events.data && {
      campaigns: campaigns.data.campaigns,
      rounds: events.data.rounds,
      texts: events.data.texts,
      seasons: events.data.seasons,
      stock: stock.data ?? [],
      budgets: budgets.data ?? [],
      exposure: exposure.data?.rows ?? [],
    };
  const range = events.data && rangeOf(events.data);
  const all = known ? entriesOf(known, search.brand) : [];
  const entries = range ? shownEntries(all, search, range) : [];
  const opened = all.find(({ campaign }) => campaign === search.campaign);
  const paused = campaigns.data?.paused;
  const whole = budgets.data?.find(({ campaign }) => campaign === 'all');
  return (
    <Screen
      title="活动日历"
      beside={
        events.data && (
          <span className="soft">
            {events.data.from} 至 {events.data.to}
          </span>
        )
      }
      actions={
        // Its place stays free until it is known whether it is there.
        <div style={{ minHeight: 32 }}>
          {may('stop-all') && campaigns.data && !paused && (
            <Button danger type="primary" onClick={() => open({ name: 'stop-all', given: {} })}>
              全部停止
            </Button>
          )}
        </div>
      }
    >
      {paused && events.data && (
        <Alert
          type="error"
          showIcon
          title={`全部玩法已暂停（${stampText(paused.since, events.data.now)} 起）`}
          description={`原因：${paused.reason}。访客可以开户，不能参与和领奖。`}
          action={
            may('resume') && (
              <Button onClick={() => open({ name: 'resume', given: {}, title: '恢复全部玩法' })}>恢复</Button>
            )
          }
        />
      )}
      <FilterBar search={search} from={events.data?.from} brands={offered?.brands ?? []} onChange={show} />
      {events.data && <Rules events={events.data} exposure={exposure.data?.total} whole={whole} />}
      {error && <Fault error={error} />}
      {!error && figuresError && <Fault error={figuresError} />}
      {!error && !known && <Skeleton active paragraph={{ rows: 12 }} />}
      {known && <Legend />}
      {known && events.data && range && entries.length > 0 && (
        <Gantt
          entries={entries}
          events={events.data}
          range={range}
          withFigures={withFigures}
          onOpen={(campaign) => show({ campaign })}
        />
      )}
      {known && entries.length === 0 && <Empty description="没有相符的活动" />}
      {opened && events.data && !drawer && (
        <CampaignDetails
          entry={opened}
          events={events.data}
          mayRun={may}
          onChange={open}
          onClose={() => show({ campaign: undefined })}
        />
      )}
      {drawer}
    </Screen>
  );
}

interface RulesProps {
  events: Events;
  exposure: { certain: number; coupons: number; luck: number } | undefined;
  /** The budget of all campaigns together. */
  whole: BudgetRow | undefined;
}

/** When campaigns may end, and what holds for all of them together. */
function Rules({ events: { notice, now }, exposure, whole }: RulesProps) {
  return (
    <Panel gap={6} label="规则与总额">
      <p>
        <b className="brass">提前结束</b> 规则约定提前 {notice.days} 天公布：现在公布，最早 {endText(notice.end, now)}{' '}
        结束；更早须填写原因。结束后，达成的奖励在领取期内仍可领取。
      </p>
      {exposure && (
        <p>
          <b className="brass">单客最高</b> 必得 {usdText(exposure.certain)}，券 {usdText(exposure.coupons)}
          ，抽奖至多再得 {usdText(exposure.luck)}；周期性奖励另计，互斥的活动只计最高的一个。
        </p>
      )}
      {whole && (
        <Flex vertical style={{ maxWidth: 420 }}>
          <BudgetSupply row={whole} name="全部活动的总预算" />
        </Flex>
      )}
    </Panel>
  );
}

function rangeOf({ from, to }: Events) {
  return { from: beginningOf(from).getTime(), to: beginningOf(addDays(to, 1)).getTime() };
}

/** What the bars mean. */
function Legend() {
  return (
    <Flex wrap gap="4px 20px" component="ul" className={`soft small ${styles.legend}`} aria-hidden="true">
      {Object.entries(SIGNS).map(([sign, text]) => (
        <li key={sign} data-sign={sign}>
          {text}
        </li>
      ))}
    </Flex>
  );
}
