import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Dropdown, Empty, Flex, Skeleton, Statistic } from 'antd';
import { lazy, Suspense, useContext, useState } from 'react';
import { tableOf } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { sentenceText } from '../answer/words';
import { findOffered, isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { OwnerContext } from '../api/owner';
import { Columns, gridOf } from '../layout/columns';
import { Panel } from '../layout/panel';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { type Dimension, type FunnelSearch, narrowed, readFunnelSearch } from './address';
import { ChangeMark } from './change-mark';
import { DayCharts } from './day-charts';
import { exportGroups } from './export-groups';
import { Filters } from './filters';
import styles from './funnel-screen.module.css';
import { GroupsTable } from './groups-table';
import { daysQuery, groupsQuery } from './queries';
import type { Change, FunnelData, Money } from './read-funnel';
import { StepsChart } from './steps-chart';
import { amountText, dayText, dollarText, moneyHeading } from './texts';
import { ViewsMenu } from './views-menu';

const COSTS: readonly Money[] = ['spend', 'perAccount', 'perDeposit'];

const SpendDrawer = lazy(() => import('./spend-drawer'));

/** The funnel from the visit to the first deposit, with its costs. */
export function FunnelScreen() {
  // The router's search also has what the address has beside the screen's fields, and empty ones.
  const asked = readFunnelSearch(useSearch({ from: '/funnel' }));
  const navigate = useNavigate();
  const { data: offered } = useQuery(operationsQuery);
  const [spending, setSpending] = useState(false);
  const { roles } = useContext(OwnerContext);
  // An operator for some brands sees one of them at a time.
  const own = roles.every(({ brands }) => brands) ? [...new Set(roles.flatMap(({ brands = [] }) => brands))] : [];
  const [first] = own;
  const search: FunnelSearch = asked.brand || first === undefined ? asked : { ...asked, brand: first };
  const open = (next: FunnelSearch) => navigate({ to: '/funnel', search: next });
  const days = useQuery(daysQuery(search));
  const groups = useQuery(groupsQuery(search));
  const brands = offered?.brands ?? [];
  const campaigns = offered?.campaigns ?? [];
  const nameOf = (dimension: Dimension, value: string | null) => {
    if (value === null) return '（无）';
    const choices = dimension === 'brand' ? brands : dimension === 'campaign' ? campaigns : [];
    const label = choices.find((choice) => choice.value === value)?.label;
    return label ? `${label}（${value}）` : value;
  };
  const saving = useMutation({ mutationFn: (kind: 'csv' | 'xlsx') => exportGroups(kind, search, nameOf) });
  const failure = days.error ?? groups.error ?? saving.error;
  return (
    <Screen
      title="漏斗"
      beside={days.data && <span className="soft">{rangeText(days.data)}</span>}
      asOf={days.data?.asOf}
      actions={
        <>
          <ViewsMenu search={search} onOpen={open} />
          {isOffered(offered, 'ad-spend') && <Button onClick={() => setSpending(true)}>广告花费</Button>}
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'xlsx', label: 'Excel 文件（XLSX）' },
                { key: 'csv', label: 'CSV 文件' },
              ],
              onClick: ({ key }) => saving.mutate(key === 'csv' ? 'csv' : 'xlsx'),
            }}
          >
            <Button loading={saving.isPending}>导出</Button>
          </Dropdown>
        </>
      }
    >
      <Filters
        search={search}
        range={days.data}
        brands={own.length > 0 ? brands.filter(({ value }) => own.includes(value)) : brands}
        campaigns={campaigns}
        oneBrand={own.length > 0}
        onChange={open}
      />
      {failure && <Fault error={failure} />}
      {!failure && !days.data && <Skeleton active paragraph={{ rows: 12 }} />}
      {days.data && <Figures data={days.data} onClear={() => open({})} />}
      {groups.data && (
        <Flex vertical gap={12} component="section" aria-label="明细">
          <h2>明细</h2>
          <Elsewhere data={groups.data} />
          <GroupsTable
            search={search}
            data={groups.data}
            loading={groups.isPlaceholderData}
            nameOf={nameOf}
            onNarrow={(dimension, value) => open(narrowed(search, dimension, value))}
            onChange={open}
          />
        </Flex>
      )}
      {days.data && <Background data={days.data} />}
      <Suspense>
        {spending && (
          <SpendDrawer
            open={spending}
            operation={findOffered(offered, 'import-ad-spend')}
            onClose={() => setSpending(false)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

function Figures({ data, onClear }: { data: FunnelData; onClear: () => void }) {
  const { total, groups, changes } = data;
  if (!total || (total.visits.count === 0 && !total.spend)) {
    return (
      <div className="panel padded">
        <Empty description="这些条件下没有记录">
          <Button onClick={onClear}>清除条件</Button>
        </Empty>
      </div>
    );
  }
  return (
    <>
      <Panel label="金额">
        <MoneyFigures changes={changes} />
      </Panel>
      <Columns widths={groups.length > 1 ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)'} gap={16}>
        <Panel title="从访问到首次入金">
          <StepsChart total={total} />
        </Panel>
        {groups.length > 1 && (
          <Panel title="每天" beside={<span className={`brass small ${styles.key}`}>上期</span>}>
            <DayCharts days={groups} />
          </Panel>
        )}
      </Columns>
    </>
  );
}

/** Ad spend that belongs to no group. */
function Elsewhere({ data: { answer } }: { data: FunnelData }) {
  const found = answer.find((part) => part.kind === 'sentence' && part.code === 'spend_elsewhere');
  if (found?.kind !== 'sentence') return null;
  return <Alert type="info" showIcon title={sentenceText(found)} />;
}

/** Whether browsers run the pages' scripts, and how the funnel counts. */
function Background({ data: { answer, rules } }: { data: FunnelData }) {
  const loads = tableOf(answer, 'page_loads');
  return (
    <>
      {loads && (
        <details className={`panel padded ${styles.details}`}>
          <summary>脚本是否正常：发出的页面与收到的访问</summary>
          <p className="soft">
            服务器与边缘节点发给浏览器的页面，与页面脚本报回的访问，不分域名与条件。正常约为 100%。
          </p>
          <TableView table={loads} />
        </details>
      )}
      <details className={`panel padded ${styles.details}`}>
        <summary>怎么计数</summary>
        <ul className={`soft ${styles.rules}`}>
          {rules.map(({ sentences }) => (
            <li key={sentences[0]?.code}>{sentences.map((sentence) => sentenceText(sentence)).join('')}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function rangeText({ from, to, changes }: FunnelData): string {
  const days = from === to ? dayText(from) : `${dayText(from)} 至 ${dayText(to)}`;
  return changes.length > 0 ? `${days}，对比此前同样天数` : days;
}

/** Deposits, ad spend and what an account and a first deposit cost. */
function MoneyFigures({ changes }: { changes: readonly Change[] }) {
  return (
    <div style={gridOf(140, '12px 20px', 'fold')}>
      {(['dollars', ...COSTS] as const).map((figure) => {
        const found = changes.filter((change) => change.figure === figure);
        return (
          <div key={figure}>
            {found.length === 0 && <Statistic title={moneyHeading(figure)} value="还没有广告花费" />}
            {found.map(({ currency, now, before }, index) => (
              <Statistic
                key={currency}
                {...(index === 0 && { title: moneyHeading(figure) })}
                value={textOf(now, currency)}
                suffix={now !== null && <ChangeMark now={now} before={before ?? 0} cost={figure !== 'dollars'} />}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function textOf(now: number | null, currency: string | null | undefined): string {
  if (now === null) return '—';
  return currency ? amountText({ amount: now, unit: currency.toLowerCase() }) : dollarText(now);
}
