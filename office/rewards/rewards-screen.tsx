import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { RowOf } from '@/server/operations/words';
import { Cell } from '../answer/cell';
import { useNames } from '../answer/names';
import { rowsIn } from '../answer/read-answer';
import { rowsOf, tableOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';
import { Facts } from '../layout/facts';
import { answerQuery } from '../list/answer-query';
import { ExportButton } from '../list/export-button';
import { ListScreen } from '../list/list-screen';
import { filtersOf } from '../list/search';
import { useList } from '../list/use-list';
import { Offers } from '../operations/changes';
import { AccountLink } from '../parts/account-link';
import { Fault } from '../parts/fault';
import { ChosenBar } from './chosen-bar';
import { Sums } from './sums';
import { useChoice } from './use-choice';

const FILTERS = [
  { name: 'account' },
  { name: 'campaign' },
  { name: 'kind', label: '玩法' },
  { name: 'brand' },
  { name: 'from', label: '发放日期' },
];
/** Every filter, so that no form asks for another one. */
const NONE = Object.fromEntries(
  ['account', 'campaign', 'kind', 'brand', 'state', 'from', 'to'].map((name) => [name, undefined]),
);

/** The rewards of all accounts: filters in the address, totals, and changes of those that the operator chooses. */
export function RewardsScreen() {
  const list = useList({
    route: '/rewards',
    operation: 'find-rewards',
    code: 'found_rewards',
    total: (answer) => rowsIn(answer, 'reward_sums').at(-1)?.rewards,
  });
  const names = useNames();
  const filters = filtersOf(list.search);
  const [chosen, setChosen] = useChoice<RowOf<'found_rewards'>>(JSON.stringify([filters, list.changes]));
  const { account } = filters;
  return (
    <ListScreen
      title="奖励"
      list={list}
      filters={FILTERS}
      columns={[
        'id',
        'shown',
        'amount',
        'label',
        { name: 'account', cell: (reward) => <AccountLink account={reward.account} /> },
        'verified',
        { name: 'brand', cell: ({ brand }) => brand && names.brand.get(brand) },
        { name: 'campaign', cell: ({ campaign }) => names.campaign.get(campaign) },
        'kind',
        'given',
      ]}
      selection={{ chosen, onChoose: setChosen }}
      more={({ id, source }) => <History id={id} source={source} />}
      actions={
        <>
          <Offers
            offers={[{ name: 'give', label: '手动发放', given: account ? { account } : {} }]}
            onOpen={list.open}
          />
          <ExportButton
            operation="export"
            input={filters}
            file="rewards.csv"
            disabled={list.total === 0}
            question={{
              title: `导出 ${list.total.toLocaleString('zh-CN')} 笔奖励`,
              content: '按当前筛选导出 CSV（北京时间，含各状态合计）。文件含账户，请妥善保管；此次导出会记入审计日志。',
            }}
          />
          <Offers
            offers={[
              {
                name: 'pay-all',
                label: '支付筛选结果',
                title: '支付筛选结果',
                look: 'primary',
                given: { ...NONE, ...filters },
                blocked: payable(filters) ? undefined : '请先选定账户、活动、玩法、品牌或日期',
              },
            ]}
            onOpen={list.open}
          />
        </>
      }
    >
      <Sums filters={filters} onChoose={(state) => list.show({ state })} />
      <ChosenBar chosen={chosen} shown={list.rows} onClear={() => setChosen([])} onOpen={list.open} />
    </ListScreen>
  );
}

/** Whether the filters allow to pay everything that matches: some filter besides the state, and no state that is never paid. */
function payable({ state, ...others }: Record<string, string>): boolean {
  return Object.keys(others).length > 0 && (state === undefined || state === 'given');
}

/** Where a reward comes from, and what operators did with it. */
function History({ id, source }: { id: number; source: string }) {
  const { data, error } = useQuery(answerQuery('/rewards', 'reward-history', { id: [String(id)] }));
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data.answer, 'reward_changes');
  if (!table) return <Skeleton active paragraph={{ rows: 1 }} title={false} />;
  const known = columnsOf(table.table);
  const none = { name: '处理', value: table.empty && sentenceText(table.empty) };
  const changes = rowsOf(table).map(({ at, entry, operator, amount, reason }) => ({
    name: <Cell value={at} column={known.at} />,
    value: (
      <>
        <Cell value={entry} column={known.entry} /> {operator}
        {amount && (
          <>
            ，<Cell value={amount} column={known.amount} />
          </>
        )}
        {reason !== null && <>，{reason}</>}
      </>
    ),
  }));
  return <Facts facts={[{ name: '来源', value: <code>{source}</code> }, ...(changes.length > 0 ? changes : [none])]} />;
}
