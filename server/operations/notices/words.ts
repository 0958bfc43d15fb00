import { column, nullable, type Word } from '../common/columns';
import { defineWords, operationText, sentence } from '../common/define-words';
import { figureText, timeText, usdText, wordOf } from '../common/formats';
import { CERTIFICATE_STATES } from '../hosts/words';
import { PLATFORM_WORDS } from '../marketing/words';
import { rolesZh } from '../operators/words';

const KINDS = {
  approval: ['approval', '待审批'],
  operator: ['operator', '操作员变更'],
  revision: ['words', '待审文案'],
  returned: ['returned', '退回文案'],
  publication: ['approved', '待发布文案'],
  rewards: ['rewards', '待放行奖励'],
  round: ['round', '待结算场次'],
  budget: ['budget', '预算不足'],
  stock: ['stock', '库存不足'],
  sms: ['SMS', '短信用完'],
  conversions: ['conversions', '回传失败'],
  backup: ['backup', '备份'],
  holidays: ['holidays', '休市日'],
  certificate: ['certificate', '证书'],
} as const satisfies Record<string, Word>;

export type NoticeKind = keyof typeof KINDS;

export const words = defineWords({
  sentences: {
    nothing_waits: sentence('Nothing waits for you.', '没有待办事项。'),
    notice_approval: sentence<{ id: number; operation: string; operator: string; expiresAt: string }>(
      ({ id, operation, operator, expiresAt }) =>
        `Request ${id} of ${operator}: ${operation}, until ${timeText(expiresAt)}.`,
      ({ id, operation, operator, expiresAt }) =>
        `${operator} 的申请 ${id}（${operationText(operation, 'zh')}）待批准，${timeText(expiresAt)} 到期。`,
    ),
    notice_disabled: sentence<{ operator: string; by: string }>(
      ({ operator, by }) => `${by} disabled ${operator}.`,
      ({ operator, by }) => `${by} 停用了操作员 ${operator}。`,
    ),
    notice_demoted: sentence<{ operator: string; by: string; roles: string; before: string }>(
      ({ operator, by, roles, before }) => `${by} changed the roles of ${operator} from ${before} to ${roles}.`,
      ({ operator, by, roles, before }) =>
        `${by} 减少了操作员 ${operator} 的权限：${rolesZh(before)} 改为 ${rolesZh(roles)}。`,
    ),
    notice_revision: sentence<{ revision: number; campaign: string; author: string }>(
      ({ revision, campaign, author }) => `Revision ${revision} of "${campaign}" by ${author} is in review.`,
      ({ revision, campaign, author }) => `${author} 提交的“${campaign}”文案版本 ${revision} 待审核。`,
    ),
    notice_returned: sentence<{ revision: number; campaign: string; author: string; by: string }>(
      ({ revision, campaign, author, by }) => `${by} returned revision ${revision} of "${campaign}" to ${author}.`,
      ({ revision, campaign, author, by }) => `${by} 退回了 ${author} 的“${campaign}”文案版本 ${revision}。`,
    ),
    notice_publication: sentence<{ revision: number; campaign: string; author: string; by: string }>(
      ({ revision, campaign, author, by }) =>
        `${by} approved revision ${revision} of "${campaign}" by ${author}; it is not published.`,
      ({ revision, campaign, author, by }) => `${by} 通过了 ${author} 的“${campaign}”文案版本 ${revision}，尚未发布。`,
    ),
    notice_rewards: sentence<{ campaign: string; count: number }>(
      ({ campaign, count }) => `${count} rewards of "${campaign}" are pending.`,
      ({ campaign, count }) => `活动“${campaign}”有 ${count} 份奖励审核中，等待放行。`,
    ),
    notice_round: sentence<{ campaign: string; round: string; guesses: number }>(
      ({ campaign, round, guesses }) => `Round ${round} of "${campaign}" with ${guesses} guesses is not settled.`,
      ({ campaign, round, guesses }) => `活动“${campaign}”的场次 ${round}（${guesses} 次竞猜）尚未结算。`,
    ),
    notice_budget: sentence<{ campaign: string; left: number; limit: number }>(
      ({ campaign, left, limit }) => `The budget of "${campaign}" has ${usdText(left)} left of ${usdText(limit)}.`,
      ({ campaign, left, limit }) => `“${campaign}”的预算还剩 ${usdText(left)}，共 ${usdText(limit)}。`,
    ),
    notice_stock: sentence<{ campaign: string; item: string; name: string; left: number; total: number }>(
      ({ campaign, item, left, total }) => `"${item}" of "${campaign}" has ${left} pieces left of ${total}.`,
      ({ campaign, name, left, total }) => `活动“${campaign}”的“${name}”还剩 ${left} 件，共 ${total} 件。`,
    ),
    notice_conversions: sentence<{ platform: string; count: number }>(
      ({ platform, count }) => `${wordOf(PLATFORM_WORDS, platform, 'en')} rejected ${count} conversions.`,
      ({ platform, count }) => `${wordOf(PLATFORM_WORDS, platform, 'zh')} 拒绝了 ${count} 条广告回传。`,
    ),
    notice_sms_all: sentence<{ most: number; until: string }>(
      ({ most, until }) => `All ${most} SMS of this hour are sent: no visitor gets a code until ${timeText(until)}.`,
      ({ most, until }) => `本小时的 ${figureText(most)} 条短信已用完，${timeText(until)} 前访客收不到验证码。`,
    ),
    notice_sms_unknown: sentence<{ most: number; until: string }>(
      ({ most, until }) =>
        `${most} SMS went to numbers without an account: they get no more until ${timeText(until)}; others do.`,
      ({ most, until }) =>
        `未开户号码的 ${figureText(most)} 条短信已用完，${timeText(until)} 前不再发送；已开户号码不受影响。`,
    ),
    notice_sms_brand: sentence<{ brand: string; most: number; until: string }>(
      ({ brand, most, until }) =>
        `${most} SMS for ${brand || 'no brand'} went to numbers without an account: they get no more until ${timeText(until)}; other brands do.`,
      ({ brand, most, until }) =>
        `${brand ? `品牌 ${brand}` : '没有品牌的页面'}发给未开户号码的 ${figureText(most)} 条短信已用完，${timeText(until)} 前不再发送；其他品牌不受影响。`,
    ),
    notice_backup: sentence<{ at: string }>(
      ({ at }) => `The last backup is of ${timeText(at)}.`,
      ({ at }) => `最近一次备份在 ${timeText(at)}。`,
    ),
    notice_no_backup: sentence('There was never a backup.', '从未备份。'),
    notice_holidays: sentence<{ market: string; year: number }>(
      ({ market, year }) => `The holidays of ${market} are known only to the end of ${year}.`,
      ({ market, year }) => `${market} 的休市日只录入到 ${year} 年底。`,
    ),
    notice_certificate: sentence<{ host: string; state: string; until: string | null }>(
      ({ host, state, until }) =>
        `Certificate of ${host}: ${wordOf(CERTIFICATE_STATES, state, 'en')}${until ? `, until ${timeText(until)}` : ''}.`,
      ({ host, state, until }) =>
        `${host} 的证书${wordOf(CERTIFICATE_STATES, state, 'zh')}${until ? `（有效至 ${timeText(until)}）` : ''}。`,
    ),
  },
  tables: {
    waiting: {
      kind: column.state('kind', '类别', KINDS),
      what: column.sentence('what', '事项'),
      since: nullable(column.time('since', '起始时间')),
    },
  },
  operations: {
    waiting: {
      title: '待办',
      summary: '列出需要您处理的事项',
      flags: { own: '改为列出您自己的、等待他人处理的申请和文案' },
    },
  },
});

export const { say, table, operations } = words;
