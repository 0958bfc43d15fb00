import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { BASE_PATH } from '@/lib/site';
import { formatClock } from '@/lib/time/format';
import { cleanMobile } from '@/lib/typing/digits';
import type { LiveEvent, LiveMessage } from '@/server/office/tools-api';
import { useNames } from '../../answer/names';
import { Fault } from '../../parts/fault';
import { titleOf } from '../page-texts';
import { liveQuery, type PageRow } from '../queries';
import styles from './tools.module.css';

const EVENTS = { z1: '访问', rr2: '填写手机号', rr3: '发送验证码', rr5: '开户成功' } as const;
const PURPOSES = { register: '注册', login: '登录', password: '密码', personal: '个人信息' } as const;

/** The newest codes and events of visitors, as they come in. */
export function LivePanel({ pages }: { pages: readonly PageRow[] }) {
  const { brand: names } = useNames();
  const [brand, setBrand] = useState<string>();
  const [typed, setTyped] = useState('');
  const cleaned = cleanMobile(typed);
  const mobile = /^1\d{10}$/.test(cleaned) ? cleaned : undefined;
  const { data, error } = useQuery(liveQuery({ ...(brand && { brand }), ...(mobile && { mobile }) }));
  return (
    <Flex vertical gap={10}>
      <Select
        aria-label="只看品牌"
        placeholder="全部品牌"
        allowClear
        showSearch={{ optionFilterProp: 'search' }}
        value={brand ?? null}
        options={[...names].map(([value, label]) => ({ value, label, search: `${label} ${value}` }))}
        onChange={(next: string | null) => setBrand(next ?? undefined)}
      />
      <Input
        allowClear
        aria-label="按手机号查验证码"
        placeholder="按手机号查验证码"
        inputMode="numeric"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <Fault error={error} />}
      <h2>短信验证码</h2>
      <ul className={`rows ${styles.rows}`} aria-label="短信验证码">
        {data?.messages.map((message) => (
          <Message key={message.id} message={message} brand={names.get(message.appCode) ?? message.appCode} />
        ))}
        {data?.messages.length === 0 && <li className="soft">还没有发出验证码。在任一预览里填手机号试试。</li>}
      </ul>
      <h2>事件</h2>
      <ul className={`rows ${styles.rows}`} aria-label="事件">
        {data?.events.map((event) => (
          <Event key={event.key} event={event} pages={pages} brand={names.get(event.brand) ?? event.brand} />
        ))}
        {data?.events.length === 0 && <li className="soft">还没有事件。打开一个预览就会有一次访问。</li>}
      </ul>
    </Flex>
  );
}

function Message({ message, brand }: { message: LiveMessage; brand: string }) {
  const { message: notice } = App.useApp();
  const { code, mobileMasked, purpose, sentAt } = message;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notice.success(`已复制 ${code}`);
  };
  return (
    <li>
      <Button type="link" className="mono" title="复制验证码" onClick={copy}>
        {code}
      </Button>{' '}
      <b>{mobileMasked}</b> {PURPOSES[purpose]}
      <small>
        {brand} · {formatClock(Date.parse(sentAt))}
      </small>
    </li>
  );
}

function Event({ event, pages, brand }: { event: LiveEvent; pages: readonly PageRow[]; brand: string }) {
  const { name, url, host, plan, keyword, receivedAt } = event;
  const { pathname } = new URL(url, 'http://localhost');
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname;
  const page = pages.find((one) => one.path === path);
  const from = [brand || '未注明品牌', host, plan && `计划 ${plan}`, keyword && `关键词 ${keyword}`];
  return (
    <li>
      <code>{name}</code> <b>{EVENTS[name]}</b> {page && titleOf(page)} {path}
      <small>
        {from.filter(Boolean).join(' · ')} · {formatClock(Date.parse(receivedAt))}
      </small>
    </li>
  );
}
