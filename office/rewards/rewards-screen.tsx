import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { RunAnswer } from '@/server/office/api';
import { useNames } from '../answer/names';
import { type NamedRow, rowsOf, tableOf } from '../answer/rows-of';
import { isOffered } from '../api/offered';
import { operationsQuery, run } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationDrawer } from '../operations/operation-drawer';
import { AccountLink } from '../parts/account-link';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { Screen } from '../parts/screen';
import { ChosenBar } from './chosen-bar';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';
import { History } from './history';
import styles from './rewards-screen.module.css';
import { allFiltersOf, filtersOf, findInputOf, type RewardSearch, withFilters } from './search';
import { Sums } from './sums';
import { useChoice } from './use-choice';

/** Rows of a page, as the operation sends them without `rows`. */
const ROWS = 50;
const SORTS = ['id', 'amount', 'given'];
const COLUMNS = ['id', 'state', 'amount', 'label', 'account', 'verified', 'brand', 'campaign', 'kind', 'given'];

interface Change {
  name: string;
  given: Values;
  title?: string;
  note?: string;
}

/** The rewards of all accounts: filters in the address, totals, and changes of those that the operator chooses. */
export function RewardsScreen() {
  const search = useSearch({ from: '/rewards' });
  const navigate = useNavigate({ from: '/rewards' });
  const queries = useQueryClient();
  const { data: offered } = useQuery(operationsQuery);
  const { data, error, isFetching } = useQuery({
    queryKey: ['rewards', 'found', search],
    queryFn: () => run('find-rewards', { input: findInputOf(search) }),
    placeholderData: keepPreviousData,
  });
  const { state: _, ...otherFilters } = filtersOf(search);
  const { data: all } = useQuery({
    queryKey: ['rewards', 'sums', otherFilters],
    queryFn: () => run('find-rewards', { input: { ...otherFilters, rows: '1' } }),
    placeholderData: keepPreviousData,
  });
  const names = useNames();
  const [chosen, setChosen] = useChoice(JSON.stringify(filtersOf(search)));
  const [change, setChange] = useState<Change>();
  const may = (name: string) => isOffered(offered, name);
  const show = (next: RewardSearch) => navigate({ search: next });
  const table = data && tableOf(data.answer, 'found_rewards');
  const count = Number(sumsIn(data).at(-1)?.rewards ?? 0);
  const refresh = () => {
    setChosen([]);
    void queries.invalidateQueries({ queryKey: ['rewards'] });
  };
  return (
    <Screen
      title="奖励"
      asOf={data?.asOf}
      actions={
        <>
          {may('give') && (
            <Button
              onClick={() => setChange({ name: 'give', given: search.account ? { account: search.account } : {} })}
            >
              手动发放
            </Button>
          )}
          {may('export') && <ExportButton filters={filtersOf(search)} count={count} />}
          {may('pay-all') && (
            <Button
              type="primary"
              disabled={!payable(search)}
              title={payable(search) ? undefined : '请先选定账户、活动、玩法、品牌或日期'}
              onClick={() => setChange({ name: 'pay-all', given: allFiltersOf(search), title: '支付筛选结果' })}
            >
              支付筛选结果
            </Button>
          )}
        </>
      }
    >
      <FilterBar
        search={search}
        campaigns={offered?.campaigns ?? []}
        brands={offered?.brands ?? []}
        onChange={(changed) => show(withFilters(search, changed))}
        onReset={() => show({})}
      />
      {error && <Fault error={error} />}
      {!error && !table && <Skeleton active />}
      {!error && table && (
        <>
          <Sums
            sums={all && sumsIn(all)}
            state={search.state}
            onChoose={(state) => show(withFilters(search, { state }))}
          />
          <ChosenBar
            chosen={chosen}
            shown={rowsOf(table)}
            mayRun={may}
            onClear={() => setChosen([])}
            onChange={setChange}
          />
          <PagedTable
            table={table}
            columns={COLUMNS}
            total={count}
            pageSize={ROWS}
            paging={{ page: search.page ?? 1, sort: search.sort, order: search.order }}
            sorts={SORTS}
            loading={isFetching}
            onChange={({ page, sort, order }) => {
              const { sort: _sort, order: _order, ...rest } = search;
              show({ ...rest, page, ...(sort && { sort }), ...(order && { order }) });
            }}
            cells={{
              account: ({ account }) => <AccountLink account={String(account)} linked={may('customer')} />,
              brand: ({ brand }) => (brand === null ? null : names.brand.get(String(brand))),
              campaign: ({ campaign }) => names.campaign.get(String(campaign)),
            }}
            selection={{
              selectedRowKeys: chosen.map(({ id }) => String(id)),
              onChange: (_keys, rows) => setChosen(rows.filter(Boolean)),
            }}
            more={({ id, source }) => <History id={String(id)} source={String(source)} />}
          />
        </>
      )}
      {change && (
        <OperationDrawer
          key={change.name}
          name={change.name}
          given={change.given}
          {...(change.title !== undefined && { title: change.title })}
          onDone={refresh}
          onClose={() => setChange(undefined)}
        >
          {change.note && <p className={styles.note}>{change.note}</p>}
        </OperationDrawer>
      )}
    </Screen>
  );
}

/** The totals of an answer, by state; the last one is of all. */
function sumsIn(ran: RunAnswer | undefined): NamedRow[] {
  const sums = ran && tableOf(ran.answer, 'reward_sums');
  return sums ? rowsOf(sums) : [];
}

/** Whether the filters allow to pay everything that matches: some filter besides the state, and no state that is never paid. */
function payable({ state, ...search }: RewardSearch): boolean {
  return Object.keys(filtersOf(search)).length > 0 && (state === undefined || state === 'given');
}
