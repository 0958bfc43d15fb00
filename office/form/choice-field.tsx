import { Select } from 'antd';
import type { Option } from '@/lib/form/form-node';

interface ChoiceFieldProps<Value> {
  id: string;
  options: readonly Option[];
  value: Value | undefined;
  /** Whether it may be left out. */
  optional: boolean;
  wrong: boolean;
  onChange: (value: Value | undefined) => void;
}

/** More choices than this can be searched. */
const FEW = 8;

/** Chooses one of some values. */
export function ChoiceField({ id, options, value, optional, wrong, onChange }: ChoiceFieldProps<string>) {
  return (
    <Select
      id={id}
      value={value ?? null}
      options={[...options]}
      allowClear={optional}
      showSearch={options.length > FEW && { optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      status={wrong ? 'error' : ''}
      aria-invalid={wrong}
      aria-describedby={`${id}-faults`}
      placeholder="请选择"
      style={{ width: '100%' }}
      onChange={(next: string | null) => onChange(next ?? undefined)}
    />
  );
}

/** Chooses several of some values. */
export function Several({ id, options, value, optional, wrong, onChange }: ChoiceFieldProps<string[]>) {
  return (
    <Select
      id={id}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? []}
      options={[...options]}
      status={wrong ? 'error' : ''}
      aria-invalid={wrong}
      aria-describedby={`${id}-faults`}
      style={{ width: '100%' }}
      onChange={(next) => onChange(optional && next.length === 0 ? undefined : next)}
    />
  );
}
