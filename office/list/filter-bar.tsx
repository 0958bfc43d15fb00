import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Input, Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import type { OfficeOperation, OfficeOperations } from '@/server/office/api';
import type { Column } from '@/server/operations/common/columns';
import { rowsIn } from '../answer/read-answer';
import { operationNames, operationText } from '../answer/words';
import { choicesOf } from '../fields/choices-of';
import { useTyped } from '../fields/use-typed';
import { Choose } from '../parts/choose';
import { SearchField } from '../parts/search-field';
import { answerQuery } from './answer-query';
import styles from './filter-bar.module.css';
import { filtersOf, type ListSearch } from './search';

interface OperatorFieldProps {
  label: string;
  value: string | undefined;
  onChange: (name: string | undefined) => void;
}

// The calendar is as large as the rest of the screen.
const BeijingPeriod = lazy(() => import('../fields/beijing-period'));

/** A field of the operation by which a list is filtered; `from` is the period from `from` to `to`. */
export interface Filter {
  name: string;
  /** By default that of the field. */
  label?: string;
  /** Of a text, by default the label. */
  placeholder?: string;
  /** Shows all choices beside each other. */
  open?: true;
}

interface FilterBarProps {
  operation: OfficeOperation;
  offered: OfficeOperations;
  filters: readonly Filter[];
  /** Of the listed table, whose words the choices have. */
  columns: Readonly<Record<string, Column>>;
  search: ListSearch;
  onChange: (changed: ListSearch) => void;
  /** Without it, there is no way to remove all filters at once. */
  onReset?: (() => void) | undefined;
}

/** The filters of a list; each applies at once. */
export function FilterBar({ filters, onReset, ...props }: FilterBarProps) {
  return (
    <search className={`panel ${onReset ? styles.bar : styles.few}`} aria-label="筛选">
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} {...props} />
      ))}
      {onReset && (
        <Button type="text" disabled={Object.keys(filtersOf(props.search)).length === 0} onClick={onReset}>
          清除筛选
        </Button>
      )}
    </search>
  );
}

interface FilterFieldProps extends Omit<FilterBarProps, 'filters' | 'onReset'> {
  filter: Filter;
}

const operationChoices = () =>
  operationNames()
    .map((name) => ({ value: name, label: operationText(name) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'zh-CN'));

const ALL = { value: '', label: '全部' };

function FilterField({ filter: { name, ...own }, operation, offered, columns, search, onChange }: FilterFieldProps) {
  const field = operation.fields.find((each) => each.name === name);
  if (!field) return null;
  const { label = field.label, placeholder = label, open } = own;
  const textOf = (key: string) => (search[key] === undefined ? undefined : String(search[key]));
  const value = textOf(name);
  const change = (next: string | undefined) => onChange({ [name]: next });
  if (name === 'from')
    return (
      <Suspense fallback={<Input disabled placeholder={label} />}>
        <BeijingPeriod label={label} from={value} to={textOf('to')} onChange={onChange} />
      </Suspense>
    );
  if (name === 'by') return <OperatorField label={label} value={value} onChange={change} />;
  const { words } = columns[name] ?? {};
  const choices =
    name === 'act'
      ? operationChoices()
      : words
        ? Object.entries(words).map(([code, text]) => ({ value: code, label: text }))
        : choicesOf(field, { ...offered, campaign: undefined });
  if (open)
    return (
      <Segmented
        aria-label={label}
        value={value ?? ALL.value}
        options={[ALL, ...choices]}
        onChange={(next) => change(next || undefined)}
      />
    );
  if (choices.length > 0 || field.kind !== 'text')
    return <Choose label={label} value={value} choices={choices} onChange={change} />;
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      account={name === 'account' || name === 'person'}
      value={value}
      onFind={change}
    />
  );
}

/** Filters by an operator, also by one who no longer is. */
function OperatorField({ label, value, onChange }: OperatorFieldProps) {
  const { data } = useQuery(answerQuery('operators', 'operators list', {}));
  const typed = useTyped(value ?? '', (name) => onChange(name || undefined));
  const operators = data ? rowsIn(data.answer, 'operators') : [];
  return (
    <AutoComplete
      value={typed.text}
      onChange={typed.setText}
      options={operators.map(({ name }) => ({ value: name }))}
      showSearch={{ filterOption: (text, option) => String(option?.value ?? '').includes(text) }}
      onSelect={typed.report}
    >
      <Input.Search allowClear aria-label={label} placeholder={label} maxLength={60} onSearch={typed.report} />
    </AutoComplete>
  );
}
