import { AD_EVENT_WORDS } from '@/lib/channel/ad-platforms';
import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';
import { PLATFORM_WORDS } from '../marketing/words';

const ALARMS = {
  process: '服务进程',
  releases: '版本不一',
  migrations: '数据库升级',
  sms: '短信用量',
  codes: '验证码',
  conversions: '广告回传',
  rounds: '竞猜场次',
  holidays: '休市日',
  backup: '备份',
  certificate: '证书',
} as const;

export type AlarmKind = keyof typeof ALARMS;

export const words = defineWords({
  slots: { platform: PLATFORM_WORDS, ad_event: AD_EVENT_WORDS },
  sentences: {
    no_process: '没有登记的服务进程。',
    no_alarm: '没有告警。',
    no_sms_here: '验证码由券商后台发送，这里没有短信用量。',
    alarms: '告警',
    processes: '服务进程',
    conversion_queue: '广告回传',
    sms_budget: '本小时短信',
    health_database: '数据库',
    process_is_silent: '{machine} 的进程 {pid:number} 自 {at:time} 起没有心跳。',
    several_releases: '服务进程运行着 {count:number} 个版本：{releases:list}。',
    migrations_missing: '此版本还有 {count:number} 项数据库升级没有执行。',
    sms_half_used: '本小时短信已用 {used:figure} 条，共 {most:figure} 条；人机验证已加难。',
    few_codes_used: '过去一小时的 {sent:number} 个验证码只用了 {used:number} 个，可能有程序在刷短信。',
    conversions_refused:
      '{platform:platform}一天内拒绝了 {answered:figure} 条“{event:ad_event}”回传中的 {refused:figure} 条。',
    conversions_wait: '{platform:platform}有 {count:figure} 条回传超过一小时没有发出{hasKey?|，服务器没有密钥}。',
  },
  tables: {
    alarms: {
      kind: column.state('类别', ALARMS),
      what: column.sentence('情况'),
      since: nullable(column.time('起始时间')),
    },
    processes: {
      machine: column.text('机器'),
      pid: column.serial('进程'),
      release: column.id('版本'),
      node: column.id('Node 版本'),
      started: column.time('启动'),
      seen: column.second('最近心跳'),
      state: column.state('状态', { running: '运行中', silent: '无心跳' }),
    },
    conversion_queue: {
      platform: column.state('平台', PLATFORM_WORDS),
      event: column.state('事件', AD_EVENT_WORDS),
      key: column.state('密钥', { set: '已配置', missing: '未配置' }),
      pending: column.number('待发送'),
      oldest: nullable(column.time('最早注册')),
      sent: column.number('24 小时内已接收'),
      failed: column.number('被拒绝'),
      failedToday: column.number('24 小时内被拒绝'),
      givenUp: column.number('已放弃'),
      unmatched: column.number('无点击标识'),
      consent: column.number('待同意'),
    },
    sms_budget: {
      to: column.state('发给', {
        all: '全部号码',
        unknown: '其中未开户号码',
      }),
      most: column.number('每小时上限'),
      used: column.number('已用'),
      left: column.number('剩余'),
      until: nullable(column.time('重新计算')),
    },
    health_database: {
      engine: column.text('数据库'),
      size: column.text('大小'),
      migrations: column.number('已升级'),
      missing: column.number('未升级'),
      files: column.number('版本文件数'),
      fileSize: nullable(column.text('版本文件大小')),
      backup: nullable(column.time('最近备份', { none: '从未' })),
    },
  },
});

export const { say, table, figures } = words;
