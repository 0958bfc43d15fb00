import { Button, Flex, Select } from 'antd';
import { addDays } from '@/lib/time/calendar';
import type { Choice } from '@/server/office/api';
import { columnsOf } from '../answer/words';
import { Choose } from '../parts/choose';
import { SearchField } from '../parts/search-field';
import styles from './filter-bar.module.css';
import { type CalendarSearch, WEEKS } from './search';
import { kindChoices } from './texts';

/** Days by which the buttons move the period. */
const STEP = 28;

interface FilterBarProps {
  search: CalendarSearch;
  /** First Beijing day shown. */
  from: string | undefined;
  brands: readonly Choice[];
  onChange: (changed: { [Name in keyof CalendarSearch]?: CalendarSearch[Name] | undefined }) => void;
}

/** The weeks and filters; each applies at once. */
export function FilterBar({ search, from, brands, onChange }: FilterBarProps) {
  const { status, kind, brand, find, weeks = WEEKS[0] } = search;
  const statuses = Object.entries(columnsOf('campaigns').status?.words ?? {}).map(([value, word]) => ({
    value,
    label: word,
  }));
  const move = (days: number) => from !== undefined && onChange({ from: addDays(from, days) });
  const filtered = [status, kind, brand, find].some((value) => value !== undefined);
  return (
    <Flex wrap gap={10} component="search" className={`panel ${styles.bar}`} aria-label="时间与筛选">
      <Flex gap={4}>
        <Button aria-label="往前四周" onClick={() => move(-STEP)}>
          ‹
        </Button>
        <Button onClick={() => onChange({ from: undefined, weeks: undefined })}>今天</Button>
        <Button aria-label="往后四周" onClick={() => move(STEP)}>
          ›
        </Button>
        <Select
          aria-label="显示几周"
          value={weeks}
          options={[...WEEKS].sort((one, other) => one - other).map((value) => ({ value, label: `${value} 周` }))}
          onChange={(next) => onChange({ from, weeks: next })}
        />
      </Flex>
      <SearchField
        label="搜索活动"
        placeholder="活动名称或代码"
        value={find}
        onFind={(value) => onChange({ find: value })}
      />
      <Choose label="状态" value={status} choices={statuses} onChange={(next) => onChange({ status: next })} />
      <Choose label="玩法" value={kind} choices={kindChoices()} onChange={(next) => onChange({ kind: next })} />
      <Choose label="品牌的文案" value={brand} choices={brands} onChange={(next) => onChange({ brand: next })} />
      <Button
        type="text"
        disabled={!filtered}
        onClick={() => onChange({ status: undefined, kind: undefined, brand: undefined, find: undefined })}
      >
        清除筛选
      </Button>
    </Flex>
  );
}
