import type { Choice } from './api';

/** What the forms of operations say instead of the command line's help, which explains how to write values. */

/** Summaries by operation. */
export const SUMMARIES: Readonly<Record<string, string>> = {
  dates: '把活动的开始或结束时间提前、推后，或恢复原定的时间',
  'set-budget': '设定一个活动、或全部活动合计最多发放多少美元，已用的也算在内',
  stock: '列出活动的限量奖品：总数、已发出和剩余。看全部活动时，按月的只列本月，红包场次不列',
  give: '手动补发一份奖励。同一个凭证号只会发一次，重复提交不会多发',
  'set-holidays': '保存一个市场全年的休市日，替换这一年原有的全部日期',
  'import-ad-spend': '导入广告平台的花费；同一行只记一次，导错了可以按整个文件撤销',
};

/** What a field says below it, by operation and field or by field alone; empty for nothing. */
export const HELP: Readonly<Record<string, string>> = {
  by: '只看这位操作员',
  act: '只看这一种操作，请填“全部操作”里名称旁的代码',
  'find-rewards brand': '只看在这个品牌开立的账户',
  'pay-all brand': '只看在这个品牌开立的账户',
  'export brand': '只看在这个品牌开立的账户',
  'calendar from': '默认从上周起',
  'calendar to': '默认八周，最多 200 天',
  'close at': '不选则按规则约定的通知期结束；只选日期，则当天结束时结束',
  'dates begins': '只选日期，则从当天零点开始；不改请留空',
  'dates ends': '只选日期，则当天结束时结束；不改请留空',
  'set-stock round': '只有按月或按场补货的奖品要选：按月的选当月任意一天，红包选这一场的日期和时间',
  'import-ad-spend file':
    '各列：day 日期、brand 品牌或 host 域名、platform 平台、plan 推广计划、amount 金额、currency 币种（CNY、USD）',
  'hosts add ads-off': '这个域名的访客事件不回传给这些平台',
  'hosts add verification': '搜索引擎给的所有权验证码，原样粘贴',
  'funnel by': '不选则按日期',
  'funnel from': '默认近七天',
  'funnel to': '默认到今天',
  'funnel-values from': '默认近七天',
  'funnel-values to': '默认到今天',
  ...Object.fromEntries(
    Object.entries({ host: '域名', plan: '推广计划', keyword: '关键词', page: '页面', arm: '实验组' }).map(
      ([name, label]) => [`funnel ${name}`, `只看这个${label}；要看没有${label}的，填一个短横`],
    ),
  ),
  'operators limits alone': '24 小时内不经批准最多动用多少',
  'operators limits approve': '24 小时内最多批准多少',
  'views save query': '漏斗地址中问号后面的部分',
  'use-coupon asked': '券已过期时才填：客户提出使用的时间',
};

/** Values that a field takes besides those of its kind, by operation and field. */
export const ALSO: Readonly<Record<string, readonly Choice[]>> = {
  'dates begins': [{ value: 'default', label: '恢复原定的开始时间' }],
  'dates ends': [{ value: 'default', label: '恢复原定的结束时间；原本没有的，不再结束' }],
  'close at': [{ value: 'now', label: '立即结束' }],
  'set-budget campaign': [{ value: 'all', label: '全部活动合计' }],
  'set-budget dollars': [{ value: 'none', label: '不设预算' }],
  'stock campaign': [{ value: 'all', label: '全部活动' }],
  'operators limits alone': [{ value: 'default', label: '按系统设置' }],
  'operators limits approve': [{ value: 'default', label: '按系统设置' }],
};
