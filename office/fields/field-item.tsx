import { Checkbox, Form, Input } from 'antd';
import type { Choice, OperationField } from '@/server/office/api';
import { FieldControl } from './field-control';
import { rulesOf } from './rules-of';

interface FieldItemProps {
  field: OperationField;
  campaigns: readonly Choice[];
  brands: readonly Choice[];
}

/** A field of an operation's form, with its label and checks. */
export function FieldItem({ field, campaigns, brands }: FieldItemProps) {
  const { name, kind, label, help, twice } = field;
  if (kind === 'flag') {
    return (
      <Form.Item name={name} valuePropName="checked" extra={help}>
        <Checkbox>{label}</Checkbox>
      </Form.Item>
    );
  }
  const choices =
    kind === 'campaign' ? campaigns : kind === 'brand' || kind === 'roles' ? brands : (field.choices ?? []);
  return (
    <>
      <Form.Item name={name} label={label} extra={help} rules={rulesOf(field)}>
        <FieldControl field={field} choices={choices} />
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
