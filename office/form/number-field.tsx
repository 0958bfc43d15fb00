import { InputNumber } from 'antd';
import type { FormNode } from '@/lib/form/form-node';
import { plainText } from '@/lib/typing/plain-text';
import { enteredNumber } from './summary-of';

interface NumberFieldProps {
  id: string;
  node: Extract<FormNode, { kind: 'number' }>;
  value: unknown;
  wrong: boolean;
  disabled: boolean;
  /** Receives `null` where nothing is entered. */
  onChange: (value: number | null) => void;
}

/** Takes a number in its unit, also in full width. It changes nothing that is out of range: the fault says so. */
export function NumberField({ id, node, value, wrong, disabled, onChange }: NumberFieldProps) {
  const { unit, factor, whole } = node;
  return (
    <InputNumber<number | string>
      id={id}
      value={enteredNumber(value, node)}
      controls={false}
      disabled={disabled}
      inputMode={whole ? 'numeric' : 'decimal'}
      status={wrong ? 'error' : ''}
      aria-invalid={wrong}
      aria-describedby={`${id}-faults`}
      prefix={unit === '美元' ? '$' : undefined}
      suffix={unit === '美元' ? undefined : unit}
      parser={(typed) => plainText(typed ?? '').replaceAll(/[^\d.-]/g, '')}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next === null || next === '' ? null : Number((Number(next) * factor).toFixed(6)))}
    />
  );
}
