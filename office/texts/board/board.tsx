import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Empty, Segmented, Skeleton } from 'antd';
import { operationsQuery } from '../../api/operations';
import { Fault } from '../../parts/fault';
import { Screen } from '../../parts/screen';
import { SearchField } from '../../parts/search-field';
import { boardQuery, type PlaceRow } from '../text-queries';
import type { BoardSearch } from '../text-search';
import { BoardTable, type CampaignTexts } from './board-table';

const ALL = 'all';

/** All campaigns with what they show, for all brands and for each, and what is in work. */
export function Board() {
  const { find = '', state } = useSearch({ from: '/texts' });
  const navigate = useNavigate({ from: '/texts' });
  const board = useQuery(boardQuery);
  const offered = useQuery(operationsQuery);
  const error = board.error ?? offered.error;
  if (!board.data || !offered.data)
    return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 12 }} />;
  const go = (next: BoardSearch) => navigate({ search: next, replace: true });
  const campaigns = byCampaign(board.data);
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const listed = campaigns.filter(
    (campaign) =>
      campaign.places.some((place) => hasState(place, state)) && words.every((word) => textOf(campaign).includes(word)),
  );
  const count = (wanted: NonNullable<BoardSearch['state']>) =>
    board.data.filter((place) => hasState(place, wanted)).length;
  const option = (value: NonNullable<BoardSearch['state']>, label: string) => ({
    value,
    label: `${label} ${count(value)}`,
  });
  return (
    <Screen
      title="活动文案"
      actions={
        <>
          <SearchField
            live
            label="搜索活动"
            placeholder="搜活动、主标题"
            value={find}
            onFind={(next) => go({ ...(next && { find: next }), ...(state && { state }) })}
          />
          <Segmented
            style={{ maxWidth: '100%', overflowX: 'auto' }}
            aria-label="按状态筛选"
            value={state ?? ALL}
            options={[
              { value: ALL, label: `全部 ${campaigns.length}` },
              option('in-review', '待审核'),
              option('approved', '待发布'),
              option('draft', '草稿'),
              option('scheduled', '已排期'),
              option('changed', '改过'),
            ]}
            onChange={(next) =>
              go({ ...(find && { find }), ...(next !== ALL && { state: next as NonNullable<BoardSearch['state']> }) })
            }
          />
        </>
      }
    >
      {listed.length === 0 ? (
        <Empty description="没有相符的活动" />
      ) : (
        <BoardTable campaigns={listed} brands={offered.data.brands} />
      )}
    </Screen>
  );
}

function hasState({ state, next, live }: PlaceRow, wanted: BoardSearch['state']): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'scheduled') return next !== null;
  return wanted === 'changed' ? live !== null : state === wanted;
}

function byCampaign(rows: readonly PlaceRow[]): CampaignTexts[] {
  const found = new Map<string, CampaignTexts>();
  for (const row of rows) {
    const { campaign, title } = row;
    const known = found.get(campaign) ?? { campaign, title, places: [] };
    found.set(campaign, { ...known, places: [...known.places, row] });
  }
  return [...found.values()];
}

function textOf({ campaign, title, places }: CampaignTexts): string {
  return [campaign, title, ...places.map(({ headline }) => headline)].join(' ').toLowerCase();
}
