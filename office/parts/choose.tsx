import { Select } from 'antd';
import type { Choice } from '@/server/office/api';

interface ChooseProps {
  label: string;
  value: string | undefined;
  choices: readonly Choice[];
  onChange: (value: string | undefined) => void;
}

/** A filter that has one of some values, or none. */
export function Choose({ label, value, choices, onChange }: ChooseProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'search' }}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={choices.map((choice) => ({ ...choice, search: `${choice.label} ${choice.value}` }))}
      onChange={(next: string | null) => onChange(next ?? undefined)}
    />
  );
}
