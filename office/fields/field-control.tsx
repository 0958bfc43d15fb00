import { Input, Select } from 'antd';
import { lazy, Suspense } from 'react';
import type { Choice, OperationField } from '@/server/office/api';
import { FileInput } from './file-input';
import { RolesInput } from './roles-input';

// The calendar is as large as the rest of the form.
const BeijingTime = lazy(() => import('./beijing-time'));

export interface FieldControlProps {
  field: Pick<OperationField, 'kind' | 'list' | 'joined' | 'maxLength'>;
  choices: readonly Choice[];
  /** From the form. */
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** How the operator enters a field's value: a text, several texts, or a file's content. */
export function FieldControl({ field, choices, id, value, onChange }: FieldControlProps) {
  const { kind, list, joined, maxLength } = field;
  const common = { id: id ?? '', onChange: (next: unknown) => onChange?.(next) };
  if (kind === 'day' || kind === 'time' || kind === 'instant') {
    return (
      <Suspense fallback={<Input disabled id={common.id} />}>
        <BeijingTime {...common} kind={kind} list={list === true} value={value} />
      </Suspense>
    );
  }
  if (kind === 'file') return <FileInput {...common} value={value as string | undefined} />;
  if (kind === 'roles') return <RolesInput {...common} brands={choices} value={(value as string | undefined) ?? ''} />;
  if (list) {
    const numbers = kind === 'number';
    return (
      <Select
        {...common}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', ' ', '\n', '\t']}
        value={value as string[] | undefined}
        placeholder={numbers ? '可填多个，用空格或逗号分开' : '可填多个'}
      />
    );
  }
  if (choices.length > 0) {
    const options = choices.map(({ value, label }) => ({
      value,
      // Operators also know campaigns and brands by their codes.
      label: label === value || (kind !== 'campaign' && kind !== 'brand') ? label : `${label}（${value}）`,
      search: `${label} ${value}`,
    }));
    const select = { ...common, allowClear: true, showSearch: { optionFilterProp: 'search' }, options };
    if (!joined) return <Select {...select} value={value as string | undefined} />;
    const chosen = ((value as string | undefined) ?? '').split(',').filter(Boolean);
    return (
      <Select
        {...select}
        mode="multiple"
        value={chosen}
        onChange={(next) => common.onChange(next.join(',') || undefined)}
      />
    );
  }
  const text = {
    id: id ?? '',
    value: (value as string | undefined) ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
    ...(maxLength !== undefined && { maxLength }),
  };
  if (kind === 'secret') return <Input.Password {...text} autoComplete="off" />;
  if (kind === 'reason') return <Input.TextArea {...text} rows={3} />;
  if (kind === 'usd') return <Input {...text} inputMode="decimal" prefix="$" autoComplete="off" />;
  return <Input {...text} inputMode={kind === 'number' ? 'decimal' : 'text'} autoComplete="off" />;
}
