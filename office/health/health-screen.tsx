import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Progress, Skeleton, Statistic, Tag } from 'antd';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { secondText, timeText } from '@/server/operations/common/formats';
import { TableView } from '../answer/table-view';
import { sentenceText, wordIn } from '../answer/words';
import { useMay } from '../api/use-may';
import { Columns, gridOf } from '../layout/columns';
import { Facts } from '../layout/facts';
import { Panel } from '../layout/panel';
import { Offers, useChanges } from '../operations/changes';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import styles from './health-screen.module.css';
import { type AlarmRow, HEALTH_KEY, healthQuery, holidaysQuery, type QueueRow, type SmsRow } from './queries';
import { agoText, type Release, releasesOf } from './releases';

/** How the product itself is doing: alarms, processes and releases, conversions, SMS, database, backup, holidays. */
export function HealthScreen() {
  const client = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery(healthQuery);
  const { data: holidays } = useQuery(holidaysQuery);
  const may = useMay();
  const { open, drawer } = useChanges(() => void client.invalidateQueries({ queryKey: HEALTH_KEY }));
  if (error && !data) return <Fault error={error} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { alarms, processes, queue, sms, database } = data;
  return (
    <Screen
      title="运行"
      beside={
        <span className="soft">{timeText(new Date(dataUpdatedAt).toISOString()).slice(11)} 更新，每半分钟一次</span>
      }
    >
      {error && <Fault error={error} />}
      <Alarms alarms={alarms} />
      <Panel title="服务进程">
        {processes.length === 0 && <p className="soft">没有登记的服务进程。</p>}
        {releasesOf(processes).map((release) => (
          <Processes key={release.release} release={release} />
        ))}
      </Panel>
      <Columns gap={14} widths="repeat(3, minmax(0, 1fr))">
        <Panel title="广告回传">
          {[...new Set(queue.map((row) => row.platform))].map((platform) => (
            <Queue
              key={platform}
              platform={platform}
              rows={queue.filter((row) => row.platform === platform)}
              onRetry={
                may('retry-ad-conversions')
                  ? () => open({ name: 'retry-ad-conversions', given: { platform } })
                  : undefined
              }
            />
          ))}
          <Flex gap={4}>
            <Offers
              small
              offers={[
                { name: 'replay-ad-conversions', label: '重放一天', given: {} },
                { name: 'test-ad-platform', label: '发送测试事件', given: {} },
              ]}
              onOpen={open}
            />
          </Flex>
          {may('ad-conversions') && (
            <p>
              <Link to="/operations/$name" params={{ name: 'ad-conversions' }}>
                查看每条回传
              </Link>
            </p>
          )}
        </Panel>
        <Panel title="本小时短信">
          {sms.length === 0 && <p className="soft">验证码由券商后台发送，这里没有短信用量。</p>}
          {sms.map((row) => (
            <Sms key={row.to} row={row} />
          ))}
        </Panel>
        <Panel title="数据库与备份">
          {database && (
            <Facts
              facts={[
                {
                  name: '最近备份',
                  value: database.backup
                    ? `${timeText(database.backup)}（${agoText(database.backup, dataUpdatedAt)}）`
                    : '从未备份',
                },
                { name: '数据库', value: database.engine },
                { name: '大小', value: database.size },
                {
                  name: '升级',
                  value: `已执行 ${database.migrations} 项${database.missing > 0 ? `，还差 ${database.missing} 项` : ''}`,
                },
                {
                  name: '各版本的页面文件',
                  value: `${database.files.toLocaleString('zh-CN')} 个${database.fileSize ? `，${database.fileSize}` : ''}`,
                },
              ]}
            />
          )}
        </Panel>
      </Columns>
      {holidays && (
        <Panel title="行情休市日">
          <TableView table={holidays} />
          {may('set-holidays') && (
            <p>
              <Button size="small" onClick={() => open({ name: 'set-holidays', given: {} })}>
                设置休市日
              </Button>
            </p>
          )}
        </Panel>
      )}
      {drawer}
    </Screen>
  );
}

function Alarms({ alarms }: { alarms: readonly AlarmRow[] }) {
  return (
    <Panel
      title={alarms.length === 0 ? '没有告警' : `告警 ${alarms.length} 项`}
      label="告警"
      mark={alarms.length === 0 ? 'jade' : 'red'}
    >
      {alarms.length > 0 && (
        <Flex vertical gap={8} component="ul">
          {alarms.map(({ kind, what, since }) => (
            <Flex wrap gap="0 12px" component="li" key={`${kind} ${sentenceText(what)}`}>
              <b className="red">{wordIn('alarms', 'kind', kind)}</b>
              <span>{sentenceText(what)}</span>
              {since && <span className="soft">{timeText(since)} 起</span>}
            </Flex>
          ))}
        </Flex>
      )}
    </Panel>
  );
}

function Processes({ release: { release, processes, machines } }: { release: Release }) {
  return (
    <div>
      <p>
        版本 <code title={release}>{release.slice(0, 12)}</code>{' '}
        <span className="soft">
          {machines} 台机器，{processes.length} 个进程
        </span>
      </p>
      <ul className={styles.processes}>
        {processes.map(({ machine, pid, node, started, seen, state }) => (
          <li key={`${machine} ${pid} ${started}`}>
            <span>
              {machine} <code className="soft">{pid}</code>
            </span>
            <Tag className={state === 'running' ? 'jade' : 'red'}>{state === 'running' ? '运行中' : '无心跳'}</Tag>
            <span className="soft">{timeText(started)} 启动</span>
            <span className="soft">{secondText(seen).slice(11)} 心跳</span>
            <span className="soft">Node {node}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WRONG = { styles: { content: { color: 'var(--red)' } } };

interface QueueProps {
  platform: string;
  /** One for each of its events. */
  rows: readonly QueueRow[];
  onRetry: (() => void) | undefined;
}

function Queue({ platform, rows, onRetry }: QueueProps) {
  const sum = (of: (row: QueueRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const isSameDay = AD_PLATFORM_NAMES.some((name) => name === platform && adPlatform(name).sameDay);
  const retries = sum(({ failed, givenUp }) => failed + (isSameDay ? 0 : givenUp));
  const [oldest] = rows.flatMap((row) => row.oldest ?? []).sort();
  const shown = rows.filter(({ event, ...row }) => event === 'form' || sumOf(row) > 0);
  return (
    <Flex vertical gap={8}>
      <h3>
        {wordIn('conversion_queue', 'platform', platform)}{' '}
        {rows[0]?.key === 'missing' && <Tag className="brass">未配置密钥</Tag>}
      </h3>
      {shown.map(({ event, pending, sent, failed, givenUp, unmatched, consent }) => (
        <div key={event} style={gridOf(84, 8)}>
          <Statistic title="事件" value={wordIn('conversion_queue', 'event', event)} />
          <Statistic title="待发送" value={pending} />
          <Statistic title="24 小时内接收" value={sent} />
          <Statistic title="被拒绝" value={failed} {...(failed > 0 && WRONG)} />
          <Statistic title="已放弃" value={givenUp} {...(givenUp > 0 && WRONG)} />
          <Statistic
            title={event === 'form' ? '无点击标识' : '待同意'}
            value={event === 'form' ? unmatched : consent}
          />
        </div>
      ))}
      {oldest && <p className="soft">最早的一条 {timeText(oldest)} 注册</p>}
      {onRetry && retries > 0 && (
        <div>
          <Button size="small" onClick={onRetry}>
            重发 {retries} 条
          </Button>
        </div>
      )}
    </Flex>
  );
}

/** Everything that a row counts. */
function sumOf({ pending, sent, failed, givenUp, unmatched, consent }: Omit<QueueRow, 'event'>): number {
  return pending + sent + failed + givenUp + unmatched + consent;
}

function Sms({ row: { to, most, used, left, until } }: { row: SmsRow }) {
  const share = Math.min(1, used / most);
  return (
    <div>
      <Flex justify="space-between">
        {wordIn('sms_budget', 'to', to)}
        <span>
          已用 {used.toLocaleString('zh-CN')} / {most.toLocaleString('zh-CN')}
        </span>
      </Flex>
      <Progress
        percent={share * 100}
        showInfo={false}
        size="small"
        status={share >= 0.5 ? 'exception' : 'normal'}
        aria-hidden="true"
      />
      <p className="soft">
        剩 {left.toLocaleString('zh-CN')} 条{until && `，${timeText(until).slice(11)} 重新计算`}
      </p>
    </div>
  );
}
