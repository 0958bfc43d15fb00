import { Checkbox, Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import type { CampaignChoice, Choice, OperationField } from '@/server/office/api';
import { choicesOf } from './choices-of';
import { FieldControl, type FieldControlProps } from './field-control';

interface FieldItemProps {
  field: OperationField;
  campaigns: readonly CampaignChoice[];
  brands: readonly Choice[];
  /** The campaign that the screen chose. */
  campaign?: unknown;
}

/** A field of an operation's form, with its label and checks. */
export function FieldItem({ field, campaigns, brands, campaign: given }: FieldItemProps) {
  const campaign = Form.useWatch('campaign') ?? given;
  const { name, kind, label, help, twice } = field;
  if (kind === 'flag') {
    return (
      <Form.Item name={name} valuePropName="checked" extra={help}>
        <Checkbox>{label}</Checkbox>
      </Form.Item>
    );
  }
  const choices = choicesOf(field, { campaigns, brands, campaign });
  const below = kind === 'part' && !campaign ? '请先选择活动' : help;
  return (
    <>
      <Form.Item name={name} label={label} extra={below} rules={rulesOf(field)}>
        <FieldEntry field={field} choices={choices} />
      </Form.Item>
      {twice && (
        <Form.Item
          name={`${name} again`}
          label={`再输一次${label}`}
          dependencies={[name]}
          rules={[
            { required: true, message: `请再输一次${label}` },
            ({ getFieldValue }) => ({
              validator: async (_, value) => {
                if (value && value !== getFieldValue(name)) throw new Error('两次输入不一致');
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      )}
    </>
  );
}

/** Checks of a field before it is sent; the server checks it again. */
function rulesOf({ kind, label, required, pattern, maxLength }: OperationField): Rule[] {
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

/** The control of a field; one that takes further values has a box for each, which replaces what is entered. */
function FieldEntry(props: FieldControlProps & { field: OperationField }) {
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
