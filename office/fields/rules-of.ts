import type { Rule } from 'antd/es/form';
import type { OperationField } from '@/server/office/api';

/** Checks of a field before it is sent; the server checks it again. */
export function rulesOf({ kind, label, required, pattern, maxLength }: OperationField): Rule[] {
  const entered = ['campaign', 'brand', 'choice', 'part', 'day', 'time', 'instant', 'file', 'roles'].includes(kind)
    ? '选择'
    : '填写';
  const rules: Rule[] = [];
  if (required) rules.push({ required: true, message: `请${entered}${label}` });
  if (maxLength !== undefined) rules.push({ type: 'string', max: maxLength, message: `最多 ${maxLength} 个字` });
  if (pattern === undefined) return rules;
  const expression = new RegExp(pattern, 'u');
  rules.push({
    validator: async (_, value: string | readonly string[] | undefined) => {
      const values = typeof value === 'object' ? value : [value ?? ''].filter(Boolean);
      if (!values.every((each) => expression.test(each))) throw new Error(`${label}的格式不对`);
    },
  });
  return rules;
}
