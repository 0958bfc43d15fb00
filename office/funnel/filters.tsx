import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Segmented, Select, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Choice } from '@/server/office/api';
import { gridOf } from '../layout/columns';
import { Panel } from '../layout/panel';
import { DIMENSIONS, type Dimension, FILTERS, type FunnelSearch, groupedBy, NONE, toggled } from './address';
import { valuesQuery } from './queries';
import { dimensionText } from './texts';

// The calendar is as large as the rest of the screen.
const BeijingPeriod = lazy(() => import('../fields/beijing-period'));

const RANGES = [
  { value: '1', label: '今天' },
  { value: '7', label: '近 7 天' },
  { value: '30', label: '近 30 天' },
  { value: '90', label: '近 90 天' },
];
const USUAL = '7';

interface FiltersProps {
  search: FunnelSearch;
  /** The days that are shown. */
  range: { from: string; to: string } | undefined;
  brands: readonly Choice[];
  campaigns: readonly Choice[];
  /** True if a brand has to be chosen. */
  oneBrand: boolean;
  onChange: (search: FunnelSearch) => void;
}

/** Chooses days, filters and groups. */
export function Filters({ search, range, brands, campaigns, oneBrand, onChange }: FiltersProps) {
  const { data: values = [] } = useQuery(valuesQuery(search));
  const set = (name: keyof FunnelSearch, value: string | undefined) => {
    const { [name]: _, skip: __, ...others } = search;
    onChange(value ? { ...others, [name]: value } : others);
  };
  const { from: _, to: __, days: ___, skip: ____, ...rest } = search;
  const own = search.from !== undefined || search.to !== undefined;
  const by = groupedBy(search);
  const labels: Partial<Record<Dimension, readonly Choice[]>> = { brand: brands, campaign: campaigns };
  return (
    <Panel label="条件">
      <Flex wrap gap="10px 14px">
        <Segmented
          options={RANGES}
          value={own ? '' : (search.days ?? USUAL)}
          onChange={(days) => onChange(days === USUAL ? rest : { ...rest, days })}
        />
        <Suspense fallback={<Skeleton.Input style={{ width: 260 }} />}>
          <BeijingPeriod
            label="日期"
            closed
            from={range?.from}
            to={range?.to}
            onChange={({ from, to }) => from && to && onChange({ ...rest, from, to })}
          />
        </Suspense>
      </Flex>
      <div style={gridOf(150, 8)}>
        {FILTERS.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            value={search[name]}
            values={
              oneBrand && name === 'brand'
                ? brands.map(({ value }) => value)
                : values.filter(({ filter }) => filter === name).map(({ value }) => value ?? NONE)
            }
            labels={labels[name] ?? []}
            required={oneBrand && name === 'brand'}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <Flex wrap gap="6px 4px" align="center">
        <span className="soft">按</span>
        {DIMENSIONS.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={by.includes(name)}
            {...(by.includes(name) && { type: 'primary' as const, ghost: true })}
            onClick={() => onChange(toggled(search, name))}
          >
            {dimensionText(name)}
          </Button>
        ))}
        <span className="soft">拆分</span>
      </Flex>
    </Panel>
  );
}

interface FilterSelectProps {
  name: Dimension;
  value: string | undefined;
  values: readonly string[];
  labels: readonly Choice[];
  required: boolean;
  onChange: (value: string | undefined) => void;
}

/** Chooses one of the most frequent values, or any other by typing it. */
function FilterSelect({ name, value, values, labels, required, onChange }: FilterSelectProps) {
  const [typed, setTyped] = useState('');
  const offered = [...new Set([...(typed ? [typed] : []), ...(value ? [value] : []), ...values])];
  const textOf = (one: string) => {
    if (one === NONE) return '（无）';
    const label = labels.find((choice) => choice.value === one)?.label;
    return label ? `${label}（${one}）` : one;
  };
  return (
    <Select
      aria-label={dimensionText(name)}
      allowClear={!required}
      showSearch={{ optionFilterProp: 'label', onSearch: (text) => setTyped(text.trim()) }}
      placeholder={`全部${dimensionText(name)}`}
      value={value ?? null}
      options={offered.map((one) => ({ value: one, label: textOf(one) }))}
      onChange={(next: string | null) => {
        setTyped('');
        onChange(next ?? undefined);
      }}
      popupMatchSelectWidth={false}
    />
  );
}
