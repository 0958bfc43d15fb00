import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Input, Select } from 'antd';
import { lazy, Suspense } from 'react';
import { wordText } from '@/server/operations/common/formats';
import { rowsIn } from '../answer/read-answer';
import { columnsOf, operationNames, operationText } from '../answer/words';
import { run } from '../api/operations';
import { useTyped } from '../fields/use-typed';
import { SearchField } from '../parts/search-field';
import styles from './filter-bar.module.css';
import type { AuditSearch } from './search';

// The calendar is as large as the rest of the screen.
const BeijingPeriod = lazy(() => import('../fields/beijing-period'));

const operationChoices = () =>
  operationNames()
    .map((name) => ({ value: name, label: operationText(name), search: `${operationText(name)} ${name}` }))
    .sort((a, b) => a.label.localeCompare(b.label, 'zh-CN'));

interface FilterBarProps {
  search: AuditSearch;
  onChange: (changed: { [Name in keyof AuditSearch]?: string | undefined }) => void;
  onReset: () => void;
}

/** The filters of the audit log; each applies at once. */
export function FilterBar({ search, onChange, onReset }: FilterBarProps) {
  const { by, act, person, outcome, from, to } = search;
  const { data: operators = [] } = useQuery({
    queryKey: ['operators', 'names'],
    queryFn: async () => rowsIn<{ name: string }>((await run('operators list', { input: {} })).answer, 'operators'),
  });
  const outcomes = Object.entries(columnsOf('audit_entries').outcome?.words ?? {}).map(([value, word]) => ({
    value,
    label: wordText(word),
  }));
  const operator = useTyped(by ?? '', (name) => onChange({ by: name || undefined }));
  const filtered = [by, act, person, outcome, from, to].some((value) => value !== undefined);
  return (
    <search className={`panel ${styles.bar}`} aria-label="筛选">
      <AutoComplete
        value={operator.text}
        onChange={operator.setText}
        options={operators.map(({ name }) => ({ value: name }))}
        showSearch={{ filterOption: (text, option) => String(option?.value ?? '').includes(text) }}
        onSelect={operator.report}
      >
        <Input.Search allowClear aria-label="操作员" placeholder="操作员" maxLength={60} onSearch={operator.report} />
      </AutoComplete>
      <Select
        allowClear
        aria-label="操作"
        placeholder="操作"
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'search' }}
        value={act ?? null}
        options={operationChoices()}
        onChange={(next: string | null) => onChange({ act: next ?? undefined })}
      />
      <SearchField
        account
        label="账户"
        placeholder="涉及的账户"
        value={person}
        onFind={(account) => onChange({ person: account })}
      />
      <Select
        allowClear
        aria-label="结果"
        placeholder="结果"
        value={outcome ?? null}
        options={outcomes}
        onChange={(next: string | null) => onChange({ outcome: next ?? undefined })}
      />
      <Suspense fallback={<Input disabled placeholder="日期" />}>
        <BeijingPeriod label="日期" from={from} to={to} onChange={onChange} />
      </Suspense>
      <Button type="text" disabled={!filtered} onClick={onReset}>
        清除筛选
      </Button>
    </search>
  );
}
