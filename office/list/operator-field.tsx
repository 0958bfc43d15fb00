import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { rowsIn } from '../answer/read-answer';
import { useTyped } from '../fields/use-typed';
import { answerQuery } from './answer-query';

interface OperatorFieldProps {
  label: string;
  value: string | undefined;
  onChange: (name: string | undefined) => void;
}

/** Filters by an operator, also by one who no longer is. */
export function OperatorField({ label, value, onChange }: OperatorFieldProps) {
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
