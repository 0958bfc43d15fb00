import { useNavigate } from '@tanstack/react-router';
import { Form, Input, Modal, Select } from 'antd';
import { beijingDay } from '@/lib/time/calendar';
import type { Choice } from '@/server/office/api';

interface NewCampaignProps {
  /** The campaign to copy; empty to start from a kind. */
  source: string;
  /** Slugs that other campaigns have. */
  taken: readonly string[];
  kinds: readonly Choice[];
  onClose: () => void;
}

interface Values {
  kind?: string;
  title?: string;
  slug: string;
}

/** Asks for what a new campaign starts with, and opens its editor; nothing is stored yet. */
export function NewCampaign({ source, taken, kinds, onClose }: NewCampaignProps) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const month = beijingDay(new Date()).slice(2, 7).replace('-', '');
  const suggested = (stem: string) => `${stem.replace(/-\d{4}$/, '')}-${month}`;
  const open = ({ slug, ...start }: Values) =>
    navigate({
      to: '/campaigns/$campaign',
      params: { campaign: slug },
      search: { tab: 'edit', ...(source ? { copy: source } : start) },
    });
  return (
    <Modal
      open
      title={source ? `复制 ${source}` : '新建活动'}
      okText="开始编辑"
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={source ? { slug: suggested(source) } : {}}
        onValuesChange={({ kind }: Partial<Values>) => kind && form.setFieldValue('slug', suggested(kind))}
        onFinish={open}
      >
        {!source && (
          <>
            <Form.Item name="kind" label="玩法" rules={[{ required: true, message: '请选一种玩法' }]}>
              <Select options={[...kinds]} showSearch={{ optionFilterProp: 'label' }} />
            </Form.Item>
            <Form.Item
              name="title"
              label="名称"
              rules={[{ required: true, whitespace: true, message: '请写活动名称' }]}
            >
              <Input maxLength={20} />
            </Form.Item>
          </>
        )}
        <Form.Item
          name="slug"
          label="网址"
          extra="页面地址的最后一段，发布以后不能再改。"
          rules={[
            { required: true, message: '请写网址' },
            { pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/, message: '用字母、数字、“-”和“_”，2 至 40 个' },
            {
              validator: async (_, slug: string) => {
                if (taken.includes(slug)) throw new Error('已有活动用了这个网址');
              },
            },
          ]}
        >
          <Input autoComplete="off" inputMode="url" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
