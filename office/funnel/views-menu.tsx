import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Popover } from 'antd';
import { useState } from 'react';
import { run } from '../api/operations';
import { Fault } from '../parts/fault';
import { type FunnelSearch, queryOf, searchOf } from './address';
import { viewsQuery } from './queries';
import styles from './views-menu.module.css';

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
      placement="bottomRight"
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
    <div className={styles.views}>
      {failure && <Fault error={failure} />}
      {views?.length === 0 && <p className="soft">还没有保存的视图。</p>}
      {views && views.length > 0 && (
        <ul className={styles.list}>
          {views.map(({ name, query }) => (
            <li key={name} className={styles.view}>
              <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(searchOf(query))}>
                {name}
              </Button>
              <Button type="text" size="small" aria-label={`删除视图 ${name}`} onClick={() => change.mutate({ name })}>
                删除
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Form
        form={form}
        layout="inline"
        className={styles.form}
        onFinish={({ name }) => change.mutate({ name, query: queryOf(search) })}
      >
        <Form.Item
          name="name"
          rules={[{ required: true, whitespace: true, message: '请填名称' }]}
          className={styles.field ?? ''}
        >
          <Input aria-label="视图名称" placeholder="名称，如 百度品牌词" maxLength={40} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          保存当前
        </Button>
      </Form>
    </div>
  );
}
