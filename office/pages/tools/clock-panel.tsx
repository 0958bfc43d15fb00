import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { App, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { ClockInput } from '@/server/office/tools-api';
import { timeText } from '@/server/operations/common/formats';
import { Fault } from '../../parts/fault';
import { statusText, titleOf } from '../page-texts';
import { clockQuery, moveClock, type PageRow } from '../queries';
import { comingMoments, edgesOf, fieldValue, type Moment, STEPS } from './clock';
import styles from './tools.module.css';

const NOTES = [
  '跟随：活动的未开始、进行中、已结束，签到日、每日次数、答题周、竞猜与红包场次，行情报价，优惠券、验证码与登录的有效期，漏斗与运营操作所用的“现在”。',
  '不跟随：浏览器自己的时钟（事件里的访客时间、身份证年龄的提示、重发倒计时），和其他服务器进程。',
  '拨快期间产生的记录带着拨快的时间；拨快 7 天以上，登录会过期，每小时的清理也会按拨快的时间删去过期数据。重启服务器即回到本机时间。',
];

interface ClockPanelProps {
  /** Pages of the chosen campaigns. */
  pages: readonly PageRow[];
  onMoved: () => void;
}

/** Moves the clock of the whole product. */
export function ClockPanel({ pages, onMoved }: ClockPanelProps) {
  const { data } = useQuery(clockQuery);
  const queries = useQueryClient();
  const { message } = App.useApp();
  const move = useMutation({
    mutationFn: (input: ClockInput) => moveClock(input),
    onSuccess: async (state, input) => {
      queries.setQueryData(clockQuery.queryKey, state);
      await queries.invalidateQueries({ queryKey: ['pages'] });
      message.success('reset' in input ? '时钟已回到现在' : '时钟已移动，预览已重新载入');
      onMoved();
    },
  });
  if (!data) return null;
  const now = new Date(Date.now() + data.offset);
  return (
    <Flex vertical gap={10}>
      <MoveTo key={data.ahead} initial={fieldValue(now.getTime())} onMove={(to) => move.mutate({ to })} />
      {move.error && <Fault error={move.error} />}
      <Flex wrap gap={6}>
        {STEPS.map(({ label, by }) => (
          <Button key={label} size="small" onClick={() => move.mutate({ by })}>
            {label}
          </Button>
        ))}
        <Moments moments={comingMoments(now)} onMove={(to) => move.mutate({ to })} />
        <Button size="small" onClick={() => move.mutate({ next: 'redpacket' })}>
          下一场红包雨
        </Button>
      </Flex>
      <Button block disabled={data.ahead === 0} onClick={() => move.mutate({ reset: true })}>
        回到现在
      </Button>
      {pages.length > 0 && (
        <>
          <h2>所选活动的起止</h2>
          <ul className={`rows ${styles.rows}`}>
            {pages.map((page) => (
              <li key={page.path}>
                <b>{titleOf(page)}</b> {page.status && statusText(page.status)}
                <small>
                  {periodText(page)}
                  {!page.begins && !page.ends && (
                    <>
                      {' · '}
                      <Link to="/operations/$name" params={{ name: 'dates' }}>
                        设定
                      </Link>
                    </>
                  )}
                </small>
                <Flex wrap gap={6}>
                  <Moments moments={edgesOf(page)} onMove={(to) => move.mutate({ to })} />
                </Flex>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="soft">
        <summary>什么跟着走，什么不跟</summary>
        <ul className={styles.rows}>
          {NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </Flex>
  );
}

function MoveTo({ initial, onMove }: { initial: string; onMove: (to: string) => void }) {
  const [to, setTo] = useState(initial);
  return (
    <Flex
      gap={8}
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(to);
      }}
    >
      <Input
        type="datetime-local"
        aria-label="移到（北京时间）"
        step={1}
        min="2020-01-01T00:00"
        max="2099-12-31T23:59"
        required
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button htmlType="submit">移到</Button>
    </Flex>
  );
}

function Moments({ moments, onMove }: { moments: readonly Moment[]; onMove: (to: string) => void }) {
  return moments.map(({ label, to }) => (
    <Button key={label} size="small" title={`${to.replace('T', ' ')}（北京时间）`} onClick={() => onMove(to)}>
      {label}
    </Button>
  ));
}

function periodText({ begins, ends }: PageRow): string {
  const parts = [begins && `${timeText(begins)} 开始`, ends && `${timeText(ends)} 结束`].filter(Boolean);
  return parts.join('，') || '没有起止日期';
}
