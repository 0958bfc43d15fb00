import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { run } from '../api/operations';
import { Fault } from '../parts/fault';
import { type FunnelSearch, queryOf, searchOf } from './address';
import { viewsQuery } from './queries';

const SCREEN = 'funnel';

interface ViewsMenuProps {
  search: FunnelSearch;
  onOpen: (search: FunnelSearch) => void;
}

/** The views that the operator saved, and a form to save the present one. */
export function ViewsMenu({ search, onOpen }: ViewsMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Views
          search={search}
          onOpen={(chosen) => {
            setOpen(false);
            onOpen(chosen);
          }}
        />
      }
    >
      <Button>我的视图</Button>
    </Popover>
  );
}

function Views({ search, onOpen }: ViewsMenuProps) {
  const queries = useQueryClient();
  const { data: views, error } = useQuery(viewsQuery);
  const [form] = Form.useForm<{ name: string }>();
  const change = useMutation({
    mutationFn: ({ name, query }: { name: string; query?: string }) =>
      query === undefined
        ? run('views remove', { input: { screen: SCREEN, name } })
        : run('views save', { input: { screen: SCREEN, name, query } }),
    onSuccess: () => {
      form.resetFields();
      return queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
    },
  });
  const failure = error ?? change.error;
  return (
    <Flex vertical gap={12} style={{ width: 'min(300px, 70vw)' }}>
      {failure && <Fault error={failure} />}
      {views?.length === 0 && <p className="soft">还没有保存的视图。</p>}
      {views && views.length > 0 && (
        <ul style={{ maxHeight: 320, overflow: 'auto' }}>
          {views.map(({ name, query }) => (
            <Flex key={name} gap={8} align="center" justify="space-between" component="li">
              <Button type="link" onClick={() => onOpen(searchOf(query))}>
                {name}
              </Button>
              <Button type="text" size="small" aria-label={`删除视图 ${name}`} onClick={() => change.mutate({ name })}>
                删除
              </Button>
            </Flex>
          ))}
        </ul>
      )}
      <Form form={form} onFinish={({ name }) => change.mutate({ name, query: queryOf(search) })}>
        <Form.Item style={{ margin: 0 }}>
          <Space.Compact block>
            <Form.Item name="name" noStyle rules={[{ required: true, whitespace: true, message: '请填名称' }]}>
              <Input aria-label="视图名称" placeholder="名称，如 百度品牌词" maxLength={40} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={change.isPending}>
              保存当前
            </Button>
          </Space.Compact>
        </Form.Item>
      </Form>
    </Flex>
  );
}
