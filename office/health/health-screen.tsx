import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Skeleton, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { secondText, timeText, wordOf } from '@/server/operations/common/formats';
import { TableView } from '../answer/table-view';
import { columnsOf, sentenceText } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationDrawer } from '../operations/operation-drawer';
import { Fault } from '../parts/fault';
import styles from './health-screen.module.css';
import { type AlarmRow, HEALTH_KEY, healthQuery, holidaysQuery, type QueueRow, type SmsRow } from './queries';
import { agoText, type Release, releasesOf } from './releases';

/** How the product itself is doing: alarms, processes and releases, conversions, SMS, database, backup, holidays. */
export function HealthScreen() {
  const client = useQueryClient();
  const { data: offered } = useQuery(operationsQuery);
  const { data, error, dataUpdatedAt } = useQuery(healthQuery);
  const { data: holidays } = useQuery(holidaysQuery);
  const [change, setChange] = useState<{ name: string; given: Values }>();
  const may = (name: string) => isOffered(offered, name);
  if (error && !data) return <Fault error={error} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { alarms, processes, queue, sms, database } = data;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>运行</h1>
        <span className="soft">{timeText(new Date(dataUpdatedAt).toISOString()).slice(11)} 更新，每半分钟一次</span>
      </div>
      {error && <Fault error={error} />}
      <Alarms alarms={alarms} />
      <Part title="服务进程">
        {processes.length === 0 && <p className="soft">没有登记的服务进程。</p>}
        {releasesOf(processes).map((release) => (
          <Processes key={release.release} release={release} />
        ))}
      </Part>
      <div className={styles.columns}>
        <Part title="广告回传">
          {[...new Set(queue.map((row) => row.platform))].map((platform) => (
            <Queue
              key={platform}
              platform={platform}
              rows={queue.filter((row) => row.platform === platform)}
              onRetry={
                may('retry-ad-conversions')
                  ? () => setChange({ name: 'retry-ad-conversions', given: { platform } })
                  : undefined
              }
            />
          ))}
          <p>
            {may('replay-ad-conversions') && (
              <Button size="small" onClick={() => setChange({ name: 'replay-ad-conversions', given: {} })}>
                重放一天
              </Button>
            )}{' '}
            {may('test-ad-platform') && (
              <Button size="small" onClick={() => setChange({ name: 'test-ad-platform', given: {} })}>
                发送测试事件
              </Button>
            )}
          </p>
          {may('ad-conversions') && (
            <p>
              <Link to="/operations/$name" params={{ name: 'ad-conversions' }}>
                查看每条回传
              </Link>
            </p>
          )}
        </Part>
        <Part title="本小时短信">
          {sms.length === 0 && <p className="soft">验证码由券商后台发送，这里没有短信用量。</p>}
          {sms.map((row) => (
            <Sms key={row.to} row={row} />
          ))}
        </Part>
        <Part title="数据库与备份">
          {database && (
            <dl className={styles.facts}>
              <dt>最近备份</dt>
              <dd>
                {database.backup
                  ? `${timeText(database.backup)}（${agoText(database.backup, dataUpdatedAt)}）`
                  : '从未备份'}
              </dd>
              <dt>数据库</dt>
              <dd>{database.engine}</dd>
              <dt>大小</dt>
              <dd>{database.size}</dd>
              <dt>升级</dt>
              <dd>
                已执行 {database.migrations} 项{database.missing > 0 && `，还差 ${database.missing} 项`}
              </dd>
              <dt>各版本的页面文件</dt>
              <dd>
                {database.files.toLocaleString('zh-CN')} 个{database.fileSize && `，${database.fileSize}`}
              </dd>
            </dl>
          )}
        </Part>
      </div>
      {holidays && (
        <Part title="行情休市日">
          <TableView table={holidays} />
          {may('set-holidays') && (
            <p>
              <Button size="small" onClick={() => setChange({ name: 'set-holidays', given: {} })}>
                设置休市日
              </Button>
            </p>
          )}
        </Part>
      )}
      {change && (
        <OperationDrawer
          {...change}
          onDone={() => client.invalidateQueries({ queryKey: HEALTH_KEY })}
          onClose={() => setChange(undefined)}
        />
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.part}`} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Alarms({ alarms }: { alarms: readonly AlarmRow[] }) {
  const kinds = columnsOf('alarms').kind?.words ?? {};
  return (
    <section className={`panel ${styles.alarms}`} aria-label="告警" data-calm={alarms.length === 0 || undefined}>
      <h2 className={styles.heading}>{alarms.length === 0 ? '没有告警' : `告警 ${alarms.length} 项`}</h2>
      {alarms.length > 0 && (
        <ul className={styles.list}>
          {alarms.map(({ kind, what, since }) => (
            <li key={`${kind} ${sentenceText(what, 'zh')}`}>
              <b className={styles.kind}>{wordOf(kinds, kind)}</b>
              <span>{sentenceText(what, 'zh')}</span>
              {since && <span className="soft">{timeText(since)} 起</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Processes({ release: { release, processes, machines } }: { release: Release }) {
  return (
    <div className={styles.release}>
      <p>
        版本 <code title={release}>{release.slice(0, 12)}</code>
        <span className={styles.machines}>
          {machines} 台机器，{processes.length} 个进程
        </span>
      </p>
      <ul className={styles.processes}>
        {processes.map(({ machine, pid, node, started, seen, state }) => (
          <li key={`${machine} ${pid} ${started}`}>
            <span>
              {machine} <code className="soft">{pid}</code>
            </span>
            <Tag className={(state === 'running' ? styles.running : styles.silent) ?? ''}>
              {state === 'running' ? '运行中' : '无心跳'}
            </Tag>
            <span className="soft">{timeText(started)} 启动</span>
            <span className="soft">{secondText(seen).slice(11)} 心跳</span>
            <span className="soft">Node {node}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QueueProps {
  platform: string;
  /** One for each of its events. */
  rows: readonly QueueRow[];
  onRetry: (() => void) | undefined;
}

function Queue({ platform, rows, onRetry }: QueueProps) {
  const known = columnsOf('conversion_queue');
  const sum = (of: (row: QueueRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const isSameDay = AD_PLATFORM_NAMES.some((name) => name === platform && adPlatform(name).sameDay);
  const retries = sum(({ failed, givenUp }) => failed + (isSameDay ? 0 : givenUp));
  const [oldest] = rows.flatMap((row) => row.oldest ?? []).sort();
  const shown = rows.filter(({ event, ...row }) => event === 'form' || sumOf(row) > 0);
  return (
    <div className={styles.queue}>
      <h3 className={styles.name}>
        {wordOf(known.platform?.words ?? {}, platform)}
        {rows[0]?.key === 'missing' && <Tag className="brass">未配置密钥</Tag>}
      </h3>
      {shown.map(({ event, pending, sent, failed, givenUp, unmatched, consent }) => (
        <dl key={event} className={styles.counts}>
          <div className={styles.count}>
            <dt>事件</dt>
            <dd>{wordOf(known.event?.words ?? {}, event)}</dd>
          </div>
          <Count label="待发送" value={pending} />
          <Count label="24 小时内接收" value={sent} />
          <Count label="被拒绝" value={failed} wrong />
          <Count label="已放弃" value={givenUp} wrong />
          {event === 'form' ? <Count label="无点击标识" value={unmatched} /> : <Count label="待同意" value={consent} />}
        </dl>
      ))}
      {oldest && <p className="soft">最早的一条 {timeText(oldest)} 注册</p>}
      {onRetry && retries > 0 && (
        <Button size="small" onClick={onRetry}>
          重发 {retries} 条
        </Button>
      )}
    </div>
  );
}

/** Everything that a row counts. */
function sumOf({ pending, sent, failed, givenUp, unmatched, consent }: Omit<QueueRow, 'event'>): number {
  return pending + sent + failed + givenUp + unmatched + consent;
}

function Count({ label, value, wrong }: { label: string; value: number; wrong?: true }) {
  return (
    <div className={styles.count} data-wrong={(wrong && value > 0) || undefined}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('zh-CN')}</dd>
    </div>
  );
}

function Sms({ row: { to, most, used, left, until } }: { row: SmsRow }) {
  const share = Math.min(1, used / most);
  return (
    <div className={styles.sms} data-high={share >= 0.5 || undefined}>
      <p>
        {wordOf(columnsOf('sms_budget').to?.words ?? {}, to)}
        <span className={styles.used}>
          已用 {used.toLocaleString('zh-CN')} / {most.toLocaleString('zh-CN')}
        </span>
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${share * 100}%` }} />
      </span>
      <p className="soft">
        剩 {left.toLocaleString('zh-CN')} 条{until && `，${timeText(until).slice(11)} 重新计算`}
      </p>
    </div>
  );
}
