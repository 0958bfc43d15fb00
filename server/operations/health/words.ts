import { AD_EVENT_WORDS, type AdEvent } from '@/lib/channel/ad-platforms';
import { column, nullable, type Word } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { figureText, timeText } from '../common/formats';
import { PLATFORM_WORDS } from '../marketing/words';

const ALARMS = {
  process: ['process', '服务进程'],
  releases: ['releases', '版本不一'],
  migrations: ['migrations', '数据库升级'],
  sms: ['SMS', '短信用量'],
  codes: ['codes', '验证码'],
  conversions: ['conversions', '广告回传'],
  rounds: ['rounds', '竞猜场次'],
  holidays: ['holidays', '休市日'],
  backup: ['backup', '备份'],
  certificate: ['certificate', '证书'],
} as const satisfies Record<string, Word>;

export type AlarmKind = keyof typeof ALARMS;

type Platform = keyof typeof PLATFORM_WORDS;

export const words = defineWords({
  sentences: {
    no_process: sentence('No server process is recorded.', '没有登记的服务进程。'),
    no_alarm: sentence('Nothing is wrong.', '没有告警。'),
    no_sms_here: sentence(
      'The provider’s backend sends the codes: this product knows no SMS budget.',
      '验证码由券商后台发送，这里没有短信用量。',
    ),
    alarms: sentence('Alarms', '告警'),
    processes: sentence('Server processes', '服务进程'),
    conversion_queue: sentence('Conversions, in all and sent within a day', '广告回传'),
    sms_budget: sentence('SMS of this hour', '本小时短信'),
    health_database: sentence('Database', '数据库'),
    process_is_silent: sentence<{ machine: string; pid: number; at: string }>(
      ({ machine, pid, at }) => `Process ${pid} of ${machine} was last seen at ${timeText(at)}.`,
      ({ machine, pid, at }) => `${machine} 的进程 ${pid} 自 ${timeText(at)} 起没有心跳。`,
    ),
    several_releases: sentence<{ releases: readonly string[] }>(
      ({ releases }) => `Servers run ${releases.length} releases: ${releases.join(', ')}.`,
      ({ releases }) => `服务进程运行着 ${releases.length} 个版本：${releases.join('、')}。`,
    ),
    migrations_missing: sentence<{ count: number }>(
      ({ count }) => `${count} migrations of this release are missing: run migrate.`,
      ({ count }) => `此版本还有 ${count} 项数据库升级没有执行。`,
    ),
    sms_half_used: sentence<{ used: number; most: number }>(
      ({ used, most }) => `${used} of ${most} SMS of this hour are used: captchas take more work now.`,
      ({ used, most }) => `本小时短信已用 ${figureText(used)} 条，共 ${figureText(most)} 条；人机验证已加难。`,
    ),
    few_codes_used: sentence<{ sent: number; used: number }>(
      ({ sent, used }) => `Of ${sent} SMS codes of the past hour, ${used} were used: a bot may be requesting them.`,
      ({ sent, used }) => `过去一小时的 ${sent} 个验证码只用了 ${used} 个，可能有程序在刷短信。`,
    ),
    conversions_refused: sentence<{ platform: Platform; event: AdEvent; refused: number; answered: number }>(
      ({ platform, event, refused, answered }) =>
        `${platform} rejected ${refused} of ${answered} conversions (${AD_EVENT_WORDS[event][0]}) within a day.`,
      ({ platform, event, refused, answered }) =>
        `${PLATFORM_WORDS[platform][1]}一天内拒绝了 ${figureText(answered)} 条“${AD_EVENT_WORDS[event][1]}”回传中的 ${figureText(refused)} 条。`,
    ),
    conversions_wait: sentence<{ platform: Platform; count: number; hasKey: boolean }>(
      ({ platform, count, hasKey }) =>
        `${count} conversions for ${platform} wait${hasKey ? '' : ': the servers have no key for it'}.`,
      ({ platform, count, hasKey }) =>
        `${PLATFORM_WORDS[platform][1]}有 ${figureText(count)} 条回传超过一小时没有发出${hasKey ? '' : '，服务器没有密钥'}。`,
    ),
  },
  tables: {
    alarms: {
      kind: column.state('kind', '类别', ALARMS),
      what: column.sentence('what', '情况'),
      since: nullable(column.time('since', '起始时间')),
    },
    processes: {
      machine: column.text('machine', '机器'),
      pid: column.serial('process', '进程'),
      release: column.id('release', '版本'),
      node: column.id('node', 'Node 版本'),
      started: column.time('started', '启动'),
      seen: column.second('last seen', '最近心跳'),
      state: column.state('state', '状态', { running: ['running', '运行中'], silent: ['silent', '无心跳'] }),
    },
    conversion_queue: {
      platform: column.state('platform', '平台', PLATFORM_WORDS),
      event: column.state('event', '事件', AD_EVENT_WORDS),
      key: column.state('key', '密钥', { set: ['set', '已配置'], missing: ['missing', '未配置'] }),
      pending: column.number('pending', '待发送'),
      oldest: nullable(column.time('oldest', '最早注册')),
      sent: column.number('sent', '24 小时内已接收'),
      failed: column.number('failed', '被拒绝'),
      failedToday: column.number('failed within a day', '24 小时内被拒绝'),
      givenUp: column.number('given up', '已放弃'),
      unmatched: column.number('unmatched', '无点击标识'),
      consent: column.number('no consent yet', '待同意'),
    },
    sms_budget: {
      to: column.state('to', '发给', {
        all: ['all numbers', '全部号码'],
        unknown: ['numbers without an account', '其中未开户号码'],
      }),
      most: column.number('limit', '每小时上限'),
      used: column.number('used', '已用'),
      left: column.number('left', '剩余'),
      until: nullable(column.time('until', '重新计算')),
    },
    health_database: {
      engine: column.text('engine', '数据库'),
      size: column.text('size', '大小'),
      migrations: column.number('migrations', '已升级'),
      missing: column.number('missing migrations', '未升级'),
      files: column.number('files of releases', '版本文件数'),
      fileSize: nullable(column.text('their size', '版本文件大小')),
      backup: nullable(column.time('last backup', '最近备份', { none: 'never' })),
    },
  },
  operations: {
    health: {
      title: '运行状况',
      summary: '列出告警、服务进程及其版本、广告回传、本小时短信、数据库和最近备份',
    },
  },
});

export const { say, table, figures, operations } = words;
