import { Checkbox } from 'antd';
import type { Choice, OperationField } from '@/server/office/api';
import { FieldControl } from './field-control';

interface FieldEntryProps {
  field: OperationField;
  choices: readonly Choice[];
  /** From the form. */
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** The control of a field; one that takes further values has a box for each, which replaces what is entered. */
export function FieldEntry(props: FieldEntryProps) {
  const { field, choices, value, onChange } = props;
  const { also = [] } = field;
  if (choices.length > 0 || also.length === 0) return <FieldControl {...props} />;
  return (
    <>
      {!also.some((word) => word.value === value) && <FieldControl {...props} />}
      {also.map((word) => (
        <Checkbox
          key={word.value}
          checked={word.value === value}
          onChange={({ target }) => onChange?.(target.checked ? word.value : undefined)}
        >
          {word.label}
        </Checkbox>
      ))}
    </>
  );
}
