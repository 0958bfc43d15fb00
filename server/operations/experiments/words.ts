import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';

const ALL_BRANDS = { all: '全部品牌' } as const;
export const MEASURE_WORDS = { accounts: '开户', verified: '实名认证', deposits: '首次入金' } as const;
const STATES = { planned: '未开始', running: '进行中', ended: '已结束' } as const;
const GUARDRAIL_WORDS = { loading: '打开速度', failures: '验证码未发出', cost: '每户成本' } as const;
const SEGMENT_WORDS = { host: '域名', brand: '品牌', plan: '推广计划' } as const;

export const words = defineWords({
  slots: { measure: MEASURE_WORDS, guardrail: GUARDRAIL_WORDS },
  sentences: {
    no_experiments: '没有实验。',
    revision_has_no_experiment: '版本 {id:number} 没有实验。',
  },
  tables: {
    /** What an experiment needs at the rates of the last 28 days. */
    experiment_plan: {
      visitors: column.number('每天的访客'),
      rate: nullable(column.share('现在的比例')),
      perArm: nullable(column.number('每组需要的访客')),
      days: nullable(column.number('需要的天数')),
    },
    experiments: {
      revision: column.number('版本'),
      campaign: column.campaign('活动'),
      brand: column.named('适用于', ALL_BRANDS),
      state: column.state('状态', STATES),
      hypothesis: column.text('假设'),
      measure: column.state('主要指标', MEASURE_WORDS),
      arms: column.ids('实验组'),
      from: nullable(column.time('开始')),
      to: nullable(column.time('结束')),
      winner: nullable(column.id('胜出')),
      learned: nullable(column.text('学到什么')),
    },
    /** One row. */
    experiment: {
      revision: column.number('版本'),
      campaign: column.campaign('活动'),
      brand: column.named('适用于', ALL_BRANDS),
      state: column.state('状态', STATES),
      hypothesis: column.text('假设'),
      measure: column.state('主要指标', MEASURE_WORDS),
      smallest: column.share('值得做的最小提升'),
      share: column.share('参加的访客'),
      from: nullable(column.time('开始')),
      to: nullable(column.time('结束')),
      counted: column.number('已计入的访客'),
      waiting: column.number('还在等的访客'),
      window: column.number('等几天'),
      needed: nullable(column.number('每组需要的访客')),
      verdict: column.sentence('结论'),
      winner: nullable(column.id('胜出')),
      next: nullable(column.number('胜出组的版本')),
      endedBy: nullable(column.operator('结束人')),
      reason: nullable(column.text('结束原因')),
      learned: nullable(column.text('学到什么')),
    },
    experiment_ratio: {
      arm: column.id('实验组'),
      expected: column.number('应有的访客'),
      seen: column.number('实有的访客'),
    },
    experiment_arms: {
      arm: column.id('实验组'),
      weight: column.share('权重'),
      visitors: column.number('访客'),
      phones: column.number('填手机号'),
      codes: column.number('发出验证码'),
      accounts: column.number('开户'),
      verified: column.number('实名认证'),
      deposits: column.number('首次入金'),
      rate: nullable(column.share('主要指标')),
      low: nullable(column.change('变化下限')),
      change: nullable(column.change('变化')),
      high: nullable(column.change('变化上限')),
      accountsLow: nullable(column.number('每月多开户下限')),
      accountsGained: nullable(column.number('每月多开户')),
      accountsHigh: nullable(column.number('每月多开户上限')),
      dollarsLow: nullable(column.usd('每月多入金下限')),
      dollarsGained: nullable(column.usd('每月多入金')),
      dollarsHigh: nullable(column.usd('每月多入金上限')),
    },
    experiment_guardrails: {
      arm: column.id('实验组'),
      guardrail: column.state('护栏', GUARDRAIL_WORDS),
      low: nullable(column.change('变化下限')),
      change: nullable(column.change('变化')),
      high: nullable(column.change('变化上限')),
      limit: column.change('限度'),
      broken: column.state('状态', { yes: '已突破', no: '正常' }),
    },
    experiment_days: {
      day: column.day('日期'),
      arm: column.id('实验组'),
      low: column.change('变化下限'),
      change: column.change('变化'),
      high: column.change('变化上限'),
    },
    experiment_segments: {
      segment: column.state('细分', SEGMENT_WORDS),
      value: column.outside('值'),
      arm: column.id('实验组'),
      visitors: column.number('访客'),
      low: column.change('变化下限'),
      change: column.change('变化'),
      high: column.change('变化上限'),
      sure: column.state('校正后', { yes: '可信', no: '不足为凭' }),
    },
  },
});

export const { say, table } = words;
