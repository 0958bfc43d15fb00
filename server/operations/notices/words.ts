import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';
import { wordOf } from '../common/formats';
import { GUARDRAIL_WORDS } from '../experiments/words';
import { CERTIFICATE_STATES } from '../hosts/words';
import { PLATFORM_WORDS } from '../marketing/words';
import { rolesInWords } from '../operators/words';
import { SUBJECT_NAMES } from '../revisions/words';

const KINDS = {
  approval: '待审批',
  operator: '操作员变更',
  revision: '待审版本',
  returned: '退回版本',
  publication: '待发布版本',
  experiment: '实验异常',
  rewards: '待放行奖励',
  round: '待结算场次',
  budget: '预算不足',
  stock: '库存不足',
  sms: '短信用完',
  conversions: '回传失败',
  backup: '备份',
  holidays: '休市日',
  certificate: '证书',
} as const;

export type NoticeKind = keyof typeof KINDS;

type ScarceStock = { campaign: string; item: string; name: string; left: number; total: number };

export const words = defineWords({
  slots: {
    subject: SUBJECT_NAMES,
    certificate: certificateText,
    guardrail: GUARDRAIL_WORDS,
    platform: PLATFORM_WORDS,
    roles: rolesInWords,
    sms_brand: smsBrandText,
  },
  sentences: {
    nothing_waits: '没有待办事项。',
    notice_approval: '{operator} 的申请 {id:number}（{operation:operation}）待批准，{expiresAt:time} 到期。',
    notice_disabled: '{by} 停用了操作员 {operator}。',
    notice_demoted: '{by} 减少了操作员 {operator} 的权限：{before:roles} 改为 {roles:roles}。',
    notice_revision: '{author} 提交的“{campaign}”{subject:subject}版本 {revision:number} 待审核。',
    notice_returned: '{by} 退回了 {author} 的“{campaign}”{subject:subject}版本 {revision:number}。',
    notice_publication: '{by} 通过了 {author} 的“{campaign}”{subject:subject}版本 {revision:number}，尚未发布。',
    notice_experiment_broken:
      '实验（版本 {revision:number}，活动“{campaign}”）：{arm} 组的{guardrail:guardrail}已超过限度，建议停止。',
    notice_experiment_mismatch:
      '实验（版本 {revision:number}，活动“{campaign}”）：各组人数与权重不符，结果不能用，请查明原因或停止。',
    notice_rewards: '活动“{campaign}”有 {count:number} 份奖励审核中，等待放行。',
    notice_round: '活动“{campaign}”的场次 {round}（{guesses:number} 次竞猜）尚未结算。',
    notice_budget: '“{campaign}”的预算还剩 {left:usd}，共 {limit:usd}。',
    // The office also needs the item, to offer a form for its stock.
    notice_stock: ({ campaign, name, left, total }: ScarceStock) =>
      `活动“${campaign}”的“${name}”还剩 ${left} 件，共 ${total} 件。`,
    notice_conversions: '{platform:platform}拒绝了 {count:number} 条广告回传。',
    notice_sms_all: '本小时的 {most:figure} 条短信已用完，{until:time} 前访客收不到验证码。',
    notice_sms_unknown: '未开户号码的 {most:figure} 条短信已用完，{until:time} 前不再发送；已开户号码不受影响。',
    notice_sms_brand:
      '{brand:sms_brand}发给未开户号码的 {most:figure} 条短信已用完，{until:time} 前不再发送；其他品牌不受影响。',
    notice_backup: '最近一次备份在 {at:time}。',
    notice_no_backup: '从未备份。',
    notice_holidays: '{market} 的休市日只录入到 {year:number} 年底。',
    notice_certificate: '{host} 的证书{state:certificate}[（有效至 {until:time}）]。',
  },
  tables: {
    waiting: {
      kind: column.state('类别', KINDS),
      what: column.sentence('事项'),
      since: nullable(column.time('起始时间')),
    },
  },
});

export const { say, table } = words;

function smsBrandText(brand: string): string {
  return brand ? `品牌 ${brand} ` : '没有品牌的页面';
}

function certificateText(state: string): string {
  return wordOf(CERTIFICATE_STATES, state);
}
