import { Button, Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { Choice } from '@/server/office/api';
import { wordText } from '@/server/operations/common/formats';
import { columnsOf } from '../answer/words';
import { Choose } from '../parts/choose';
import { SearchField } from '../parts/search-field';
import styles from './filter-bar.module.css';
import type { RewardSearch } from './search';

// The calendar is as large as the rest of the screen.
const BeijingPeriod = lazy(() => import('../fields/beijing-period'));

interface FilterBarProps {
  search: RewardSearch;
  campaigns: readonly Choice[];
  brands: readonly Choice[];
  onChange: (changed: Partial<Record<keyof RewardSearch, string | undefined>>) => void;
  onReset: () => void;
}

/** The filters of the rewards; each applies at once. */
export function FilterBar({ search, campaigns, brands, onChange, onReset }: FilterBarProps) {
  const { account, campaign, kind, brand, from, to } = search;
  const kinds = Object.entries(columnsOf('found_rewards').kind?.words ?? {}).map(([value, word]) => ({
    value,
    label: wordText(word),
  }));
  const filtered = [account, campaign, kind, brand, from, to, search.state].some((value) => value !== undefined);
  return (
    <search className={`panel ${styles.bar}`} aria-label="筛选">
      <SearchField
        account
        label="账户"
        placeholder="账户"
        value={account}
        onFind={(value) => onChange({ account: value })}
      />
      <Choose label="活动" value={campaign} choices={campaigns} onChange={(value) => onChange({ campaign: value })} />
      <Choose label="玩法" value={kind} choices={kinds} onChange={(value) => onChange({ kind: value })} />
      <Choose label="品牌" value={brand} choices={brands} onChange={(value) => onChange({ brand: value })} />
      <Suspense fallback={<Input disabled placeholder="发放日期" />}>
        <BeijingPeriod label="发放日期" from={from} to={to} onChange={onChange} />
      </Suspense>
      <Button type="text" disabled={!filtered} onClick={onReset}>
        清除筛选
      </Button>
    </search>
  );
}
