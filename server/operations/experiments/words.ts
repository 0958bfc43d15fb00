import { MEASURE_WORDS } from '@/lib/experiment/measures';
import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { figureText, usdText } from '../common/formats';
import { SUBJECT_NAMES } from '../revisions/words';

const ALL_BRANDS = { all: '全部品牌' } as const;
const STATES = { planned: '未开始', running: '进行中', ended: '已结束' } as const;
export const GUARDRAIL_WORDS = { loading: '打开速度', failures: '验证码未发出', cost: '每户成本' } as const;
const SEGMENT_WORDS = { host: '域名', brand: '品牌', plan: '推广计划' } as const;

/** What is higher if a guardrail is broken. */
const HARM_WORDS = { loading: '打开时间', failures: '验证码未发出的比例', cost: '每户成本' } as const;

/** A share or a change with few digits: `12%`, `3.4%`. */
function percentText(value: number): string {
  return `${Number((value * 100).toFixed(Math.abs(value) < 0.1 ? 1 : 0))}%`;
}

function gainText({ accounts, dollars }: { accounts?: number; dollars?: number }): string {
  return accounts === undefined ? `入金 ${usdText(dollars ?? 0)}` : ` ${figureText(accounts)} 户`;
}

const RANGE = '（区间 {low:percent} 至 {high:percent}）';

/** The first columns of experiments. */
const EXPERIMENT = {
  revision: column.number('版本'),
  campaign: column.campaign('活动'),
  brand: column.named('适用于', ALL_BRANDS),
  subject: column.state('内容', SUBJECT_NAMES),
  state: column.state('状态', STATES),
  hypothesis: column.text('假设'),
  measure: column.state('主要指标', MEASURE_WORDS),
};

export const words = defineWords({
  slots: {
    measure: MEASURE_WORDS,
    harm: HARM_WORDS,
    state: STATES,
    percent: percentText,
    gain: gainText,
  },
  sentences: {
    no_experiments: '没有实验。',
    revision_has_no_experiment: '版本 {id:number} 没有实验。',
    must_be_between: '须为 {least:number} 至 {most:number} 的{whole?整数|数}',
    plan_needs:
      '按现在每天 {visitors:figure} 名访客、{rate:share} 的{measure:measure}率，每组需要 {perArm:figure} 名访客，约 {days:figure} 天。',
    plan_finds_in_time: '超过半年，太久；30 天能看出的，是 {percent:number}% 以上的提升。',
    plan_finds_nothing: '超过半年，太久；访客太少，30 天内再大的提升也看不出来。',
    plan_without_visitors: '最近 28 天没有访客，还不能估算。',
    plan_without_conversions: '最近 28 天没有访客{measure:measure}，还不能估算。',
    experiment_is_planned: '还没有开始：版本发布后开始。',
    verdict_mismatch:
      '不显示结果：{arm} 组应有 {expected:figure} 名访客，实有 {seen:figure} 名，人数与权重不符，不能比较。可能是一组的页面跳转或出错、一组打开太慢而访客没等计入就离开、广告指向了一组的预览，或机器访问。',
    verdict_broken: `{arm} 组的{guardrail:harm}[高 {change:percent}${RANGE}]，超过限度[ {limit:percent}]。`,
    verdict_early: '还不能下结论：只计入了 {counted:figure} 名访客[，每组需要 {needed:figure} 名]。',
    verdict_better: `{arm} 组更好[：{measure:measure}率高 {change:percent}${RANGE}][，全部访客都看它，每月约多{gain:gain}]。`,
    verdict_worse: `{arm} 组不如 {first} 组[：{measure:measure}率低 {change:percent}${RANGE}]{more?，其余各组更差|}。`,
    verdict_equal: '没有值得做的差别[：{arm} 组{measure:measure}率的变化在 {low:percent} 至 {high:percent} 之间]。',
    verdict_undecided:
      '还没有结论[：{arm} 组{measure:measure}率的变化在 {low:percent} 至 {high:percent} 之间][，按计划还要 {days:figure} 天]。',
    segments_are_hints: '以下差别是事后在各群访客里找出的，只是线索；要确认，请为这群访客另做一次实验。',
    experiment_is_not_running: '版本 {id:number} 的实验{state:state}，不能结束。',
    experiment_ended: outcome('活动“{campaign}”的实验（版本 {id:number}）已结束，结果留存。'),
    choose_the_original: '请改为选原版（{arm} 组）胜出，它会存为新版本并送审。',
    winner_is_submitted: outcome('{arm} 组的内容已存为新版本[ {next:number} ]并送审；它发布之前，实验组照旧显示。'),
  },
  tables: {
    experiments: {
      ...EXPERIMENT,
      arms: column.ids('实验组'),
      from: nullable(column.time('开始')),
      to: nullable(column.time('结束')),
      winner: nullable(column.id('胜出')),
      learned: nullable(column.text('学到什么')),
    },
    /** One row. */
    experiment: {
      ...EXPERIMENT,
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
      state: column.state('状态', { broken: '已突破', fine: '正常', unknown: '还看不出' }),
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
