import { Checkbox, Form, Input } from 'antd';
import type { CampaignChoice, Choice, OperationField } from '@/server/office/api';
import { choicesOf } from './choices-of';
import { FieldEntry } from './field-entry';
import { rulesOf } from './rules-of';

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
