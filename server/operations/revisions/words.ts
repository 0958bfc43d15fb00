import { column, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { listText, secondText, timeText } from '../common/formats';
import { REASON_ZH } from '../common/words';

const STATES: Readonly<Record<string, string>> = {
  draft: '草稿',
  'in-review': '审核中',
  approved: '已批准',
  discarded: '已作废',
};

/** `null` is the definition. */
const nameOf = (revision: number | null) => (revision === null ? 'the definition' : `revision ${revision}`);
const nameOfZh = (revision: number | null) => (revision === null ? '原始文案' : `版本 ${revision}`);
/** `null` is all brands. */
const brandOf = (brand: string | null) => brand ?? 'all brands';
const brandOfZh = (brand: string | null) => (brand === null ? '全部品牌' : `品牌 ${brand}`);

interface Span {
  from: string;
  to: string | null;
}
const span = ({ from, to }: Span) => `from ${secondText(from)}${to === null ? '' : ` until ${secondText(to)}`}`;
const spanZh = ({ from, to }: Span) => `${secondText(from)} 起${to === null ? '' : `，至 ${secondText(to)}`}`;

interface Named {
  id: number;
  campaign: string;
  brand: string | null;
}
/** A revision whose base visitors no longer see; `id` is `null` while it has no number. */
interface Stale extends Omit<Named, 'id'> {
  id: number | null;
  base: number | null;
  live: number | null;
}
const named = ({ id, campaign, brand }: Named) => `Revision ${id} of "${campaign}" for ${brandOf(brand)}`;
const namedZh = ({ id, campaign, brand }: Named) => `活动“${campaign}”的版本 ${id}（${brandOfZh(brand)}）`;

/** Faults of the schema that are English, by what they say. */
const FAULTS: readonly [RegExp, string][] = [
  [/^write (.+) as a figure in braces or a constant: .*$/su, '请用占位符代替写出来的数字“$1”'],
  [/^\{(.+)\} is not a figure of the campaign$/u, '没有“{$1}”这个占位符'],
  [/^a revision cannot add a limit.*: (“.+”)$/su, '限制由活动定义生成，不能在文案里新增：$1'],
  [/^(.+) \(a placeholder: write the text\)$/su, '还是模板里的文字，请改写：$1'],
  [/^the campaign has none$/u, '此活动没有这一项'],
  [/^it changes nothing$/u, '没有改动'],
];

/** A fault of a text in Chinese, after the field that has it. */
function faultZh(fault: string): string {
  const [, field = '', wrong = fault] = /^([^:]*): (.*)$/su.exec(fault) ?? [];
  const [pattern, words] = FAULTS.find(([wanted]) => wanted.test(wrong)) ?? [];
  const said = pattern && words ? wrong.replace(pattern, words) : wrong;
  return field && field !== '(root)' ? `${field}：${said}` : said;
}

const BRAND_ZH = { brand: '只用于此品牌' };
const REVISION_ZH = { revision: '版本编号' };

export const words = defineWords({
  sentences: {
    must_be_revision: sentence('must be the number of a revision', '须为版本编号'),
    names_no_brand: sentence('names no brand', '没有此品牌'),
    no_revision: sentence<{ id: number }>(
      ({ id }) => `There is no revision ${id}. \`npm run ops -- campaigns list\` lists them all.`,
      ({ id }) => `没有编号为 ${id} 的版本。`,
    ),
    revision_fault: sentence<{ fault: string }>(
      ({ fault }) => fault,
      ({ fault }) => `有误：${faultZh(fault)}`,
    ),
    revision_does_not_fit: sentence<{ id: number; campaign: string }>(
      ({ id, campaign }) => `Revision ${id} no longer fits the definition of "${campaign}":`,
      ({ id, campaign }) => `版本 ${id} 已不适用于活动“${campaign}”的现有内容：`,
    ),
    nothing_differs: sentence('nothing differs', '没有差异'),
    field_differs: sentence<{ field: string; before: string | null; after: string | null }>(
      ({ field, before, after }) => `${field}\n  - ${before ?? '(nothing)'}\n  + ${after ?? '(nothing)'}`,
      ({ field, before, after }) => `${field}\n  - ${before ?? '（无）'}\n  + ${after ?? '（无）'}`,
    ),
    arm_differs: sentence<{ arm: string; weight: number }>(
      ({ arm, weight }) => `Arm ${arm}, ${weight}% of visitors:`,
      ({ arm, weight }) => `实验组 ${arm}，占访客 ${weight}%：`,
    ),
    arms_end: sentence<{ id: number; arms: readonly string[] }>(
      ({ id, arms }) => `The experiment of revision ${id} ends: its arms ${listText(arms, 'en')} are no longer shown.`,
      ({ id, arms }) => `实验组 ${listText(arms, 'zh')}（版本 ${id}）将结束。`,
    ),
    revision_is_stale: sentence<Stale>(
      ({ id, campaign, brand, base, live }) =>
        `${id === null ? 'This revision' : `Revision ${id}`} is based on ${nameOf(base)}, but visitors now see ${nameOf(live)}. Take the current text with \`campaigns text ${campaign}${brand === null ? '' : ` --brand=${brand}`}\`, and store your change of it as a new revision.`,
      ({ id, base, live }) =>
        `${id === null ? '这个版本' : `版本 ${id} `}基于${nameOfZh(base)}，但访客现在看到的是${nameOfZh(live)}。请在现有文案上重新修改，另存为新版本。`,
    ),
    revision_will_be_stale: sentence<Named & { base: number | null; live: number | null }>(
      ({ id, campaign, brand, base, live }) =>
        `Revision ${id} is based on ${nameOf(base)}, but visitors then see ${nameOf(live)}. Withdraw that with \`campaigns rollback ${campaign}${brand === null ? '' : ` --brand=${brand}`} --revision=${live}\`, or choose another begin.`,
      ({ id, base, live }) =>
        `版本 ${id} 基于${nameOfZh(base)}，但访客届时看到的是${nameOfZh(live)}。请先撤下后者，或另选开始时间。`,
    ),
    would_change: sentence('It would change:', '若继续将更改：'),
    changes_what_visitors_see: sentence('It changes what visitors see now:', '与访客现在看到的相比：'),
    changes_what_visitors_will_see: sentence('It changes what visitors see then:', '与访客届时看到的相比：'),
    no_revisions: sentence('There are no revisions.', '没有版本。'),
    written_by: sentence<{ by: string; at: string }>(
      ({ by, at }) => `${by}, ${timeText(at)}`,
      ({ by, at }) => `${by}，${timeText(at)}`,
    ),
    shown_in: sentence<{ spans: readonly Span[] }>(
      ({ spans }) => spans.map(span).join('; '),
      ({ spans }) => spans.map(spanZh).join('；'),
    ),
    revision_not_shown: sentence<{ mistake: string }>(
      ({ mistake }) => `Not shown: ${mistake}`,
      ({ mistake }) => `未显示：${mistake}`,
    ),
    revision_named: sentence<Named>(
      (revision) => `${named(revision)}:`,
      (revision) => `${namedZh(revision)}：`,
    ),
    revision_is_already: sentence<{ id: number; state: string }>(
      ({ id, state }) => `Revision ${id} is already ${state}.`,
      ({ id, state }) => `版本 ${id} 已是“${STATES[state]}”。`,
    ),
    revision_submitted: outcome<{ id: number; campaign: string; author: string }>(
      ({ id, campaign, author }) =>
        `Revision ${id} of "${campaign}" is in review. An operator other than ${author} can approve it: npm run ops -- campaigns approve ${id} --operator=<name>`,
      ({ id, campaign, author }) => `活动“${campaign}”的版本 ${id} 已提交审核，须由 ${author} 以外的操作员批准。`,
    ),
    revision_is_not_in_review: sentence<{ id: number; state: string }>(
      ({ id, state }) => `Revision ${id} is not in review: it is ${state}.`,
      ({ id, state }) => `版本 ${id} 不在审核中，当前状态为“${STATES[state]}”。`,
    ),
    revision_returned: outcome<{ id: number; campaign: string; author: string; reason: string }>(
      ({ id, campaign, author, reason }) =>
        `Revision ${id} of "${campaign}" is a draft again, for ${author}: ${reason}`,
      ({ id, campaign, author, reason }) => `活动“${campaign}”的版本 ${id} 已退回 ${author} 修改：${reason}`,
    ),
    revision_was_approved: sentence<{ id: number; by: string | null }>(
      ({ id, by }) => `${by} already approved revision ${id}.`,
      ({ id, by }) => `${by} 已批准版本 ${id}。`,
    ),
    revision_is_draft: sentence<{ id: number }>(
      ({ id }) => `Revision ${id} is a draft: submit it first.`,
      ({ id }) => `版本 ${id} 是草稿，请先提交审核。`,
    ),
    revision_is_own: sentence<{ id: number }>(
      ({ id }) => `Revision ${id} is your own: another operator has to approve it.`,
      ({ id }) => `版本 ${id} 是您本人撰写的，须由另一位操作员批准。`,
    ),
    revision_approved: outcome<Named>(
      (revision) => `${named(revision)} is approved. Publish it: npm run ops -- campaigns publish ${revision.id}`,
      (revision) => `${namedZh(revision)}已批准，可以发布。`,
    ),
    revision_is_not_approved: sentence<{ id: number; state: string }>(
      ({ id, state }) => `Revision ${id} is not approved: it is ${state.replace('-', ' ')}.`,
      ({ id, state }) => `版本 ${id} 未获批准，当前状态为“${STATES[state]}”。`,
    ),
    to_is_not_later: sentence('--to: must be later than the begin.', '结束时间须晚于开始时间。'),
    revision_is_published: sentence<Span & { id: number }>(
      ({ id, ...at }) => `Revision ${id} is already published: ${span(at)}.`,
      ({ id, ...at }) => `版本 ${id} 已发布：${spanZh(at)}。`,
    ),
    revision_shown_now: outcome<Named & Pick<Span, 'to'>>(
      (revision) =>
        `${named(revision)} is shown now${revision.to === null ? '' : `, until ${secondText(revision.to)}`}.`,
      (revision) => `${namedZh(revision)}现已显示${revision.to === null ? '' : `，至 ${secondText(revision.to)}`}。`,
    ),
    revision_shown_from: sentence<Named & Span>(
      (revision) => `${named(revision)} is shown ${span(revision)} (Beijing time).`,
      (revision) => `${namedZh(revision)}将于北京时间 ${spanZh(revision)}显示。`,
    ),
    revision_shows_soon: sentence('All servers show it within five seconds.', '所有服务器将在五秒内生效。'),
    scheduled_is_hidden: sentence<Span & { id: number }>(
      ({ id, ...at }) => `Revision ${id}, scheduled ${span(at)}, does not show while this one does.`,
      ({ id, ...at }) => `已排期的版本 ${id}（${spanZh(at)}）在本版本显示期间不会显示。`,
    ),
    no_shown_revision: sentence<{ campaign: string; brand: string | null }>(
      ({ campaign, brand }) => `"${campaign}" shows no such revision for ${brandOf(brand)}.`,
      ({ campaign, brand }) => `活动“${campaign}”没有为${brandOfZh(brand)}显示这样的版本。`,
    ),
    revision_withdrawn: sentence<Named & { next: number | null }>(
      ({ next, ...revision }) => `${named(revision)} is withdrawn. The campaign now shows ${nameOf(next)}.`,
      ({ next, ...revision }) => `${namedZh(revision)}已撤下，活动现在显示${nameOfZh(next)}。`,
      ({ next, ...revision }) => `${namedZh(revision)}将撤下，活动改为显示${nameOfZh(next)}。`,
    ),
    file_is_not_json: sentence('The file is not valid JSON.', '文件不是有效的 JSON。'),
    file_is_not_revision: sentence<{ campaign: string }>(
      ({ campaign }) => `The file is not a valid revision of "${campaign}":`,
      ({ campaign }) => `此文案不能用于活动“${campaign}”：`,
    ),
    base_must_be_revision: sentence<{ definition: number }>(
      ({ definition }) => `base: must be the number of a revision, or ${definition} for the definition.`,
      ({ definition }) => `base：须为版本编号；${definition} 表示原始文案。`,
    ),
    base_is_missing: sentence<{ campaign: string; brand: string | null; live: number }>(
      ({ campaign, brand, live }) =>
        `base: is missing, but visitors see ${nameOf(live)}. Take the current text with \`campaigns text ${campaign}${brand === null ? '' : ` --brand=${brand}`}\`, which has it, and change that.`,
      ({ live }) => `缺少 base：访客现在看到的是${nameOfZh(live)}。请取现有文案（其中有 base），在它上面修改。`,
    ),
    new_revision_stored: outcome<Omit<Named, 'id'>>(
      ({ campaign, brand }) => `A revision of "${campaign}" for ${brandOf(brand)} is a draft:`,
      ({ campaign, brand }) => `活动“${campaign}”的新版本（${brandOfZh(brand)}）已存为草稿：`,
    ),
    revision_stored: outcome<Named>(
      (revision) => `${named(revision)} is a draft:`,
      (revision) => `${namedZh(revision)}已存为草稿：`,
    ),
    must_be_hours: sentence<{ most: number }>(
      ({ most }) => `must be a whole number from 1 to ${most}`,
      ({ most }) => `须为 1 至 ${most} 的整数`,
    ),
    no_arm: sentence<{ id: number; arm: string }>(
      ({ id, arm }) => `Revision ${id} has no arm "${arm}".`,
      ({ id, arm }) => `版本 ${id} 没有实验组“${arm}”。`,
    ),
    brand_needed: sentence<{ id: number }>(
      ({ id }) => `Revision ${id} is for all brands: set --brand.`,
      ({ id }) => `版本 ${id} 用于全部品牌，请选择品牌。`,
    ),
    revision_is_of_brand: sentence<{ id: number; brand: string }>(
      ({ id, brand }) => `Revision ${id} is only for ${brand}.`,
      ({ id, brand }) => `版本 ${id} 只用于品牌 ${brand}。`,
    ),
    preview_address: sentence<{ address: string }>(
      ({ address }) => address,
      ({ address }) => `预览地址：${address}`,
    ),
    preview_until: sentence<{ until: string }>(
      ({ until }) => `Until ${timeText(until)} (Beijing time).`,
      ({ until }) => `有效至北京时间 ${timeText(until)}。`,
    ),
  },
  tables: {
    revisions: {
      revision: column.number('revision', '版本'),
      campaign: column.campaign('campaign', '活动'),
      brand: column.named('for', '适用于', { all: ['all brands', '全部品牌'] }),
      state: column.state('state', '状态', {
        draft: ['draft', '草稿'],
        'in-review': ['in review', '审核中'],
        approved: ['approved', '已批准'],
        scheduled: ['approved, scheduled', '已批准，待显示'],
        live: ['live', '显示中'],
        retired: ['retired', '已下线'],
        discarded: ['discarded', '已作废'],
      }),
      written: column.sentence('written', '撰写'),
      approved: nullable(column.sentence('approved', '批准')),
      shown: nullable(column.sentence('shown (Beijing time)', '显示时间（北京时间）')),
      arms: nullable(column.ids('arms', '实验组')),
    },
  },
  operations: {
    'campaigns list': {
      title: '版本列表',
      summary: '列出文案版本的状态、撰写人、批准人和显示时间',
      options: { campaign: '只看此活动' },
    },
    'campaigns text': {
      title: '查看文案',
      summary: '以 JSON 显示活动可修改的文案，供编辑',
      operands: { campaign: '活动' },
      options: { brand: '此品牌的文案', revision: '此版本的文案' },
    },
    'campaigns edit': {
      title: '新建版本',
      summary: '把文件（JSON）与原始文案的差异存为新版本；发布后访客才会看到',
      operands: { campaign: '活动', file: '文案文件（JSON）' },
      options: BRAND_ZH,
    },
    'campaigns diff': {
      title: '对比版本',
      summary: '逐项显示版本与现有文案的差异',
      operands: REVISION_ZH,
    },
    'campaigns submit': { title: '提交审核', summary: '把草稿提交另一位操作员审核', operands: REVISION_ZH },
    'campaigns return': {
      title: '退回修改',
      summary: '把审核中的版本退回撰写人，并说明原因',
      operands: REVISION_ZH,
      options: { reason: `需要修改什么；${REASON_ZH.reason}` },
    },
    'campaigns approve': {
      title: '批准版本',
      summary: '批准审核中的版本；撰写人本人不能批准',
      operands: REVISION_ZH,
    },
    'campaigns preview': {
      title: '预览版本',
      summary: '生成发布前的预览地址；到期前，任何人凭地址都可查看',
      operands: REVISION_ZH,
      options: {
        arm: '要预览的实验组',
        brand: '页面的品牌；版本用于全部品牌时必填',
        hours: '有效小时数，默认 48，最多 168',
      },
    },
    'campaigns publish': {
      title: '发布版本',
      summary: '发布已批准的版本，立即或在一段时间内；到期后恢复前一版本',
      operands: REVISION_ZH,
      options: {
        from: '开始显示：如 2026-12-01 或 2026-12-01T20:00:00，北京时间；默认现在',
        to: '结束显示，写法同上，日期含当日；之后恢复前一版本',
      },
    },
    'campaigns rollback': {
      title: '撤下版本',
      summary: '撤下活动正在显示的版本，恢复前一版本或原始文案',
      operands: { campaign: '活动' },
      options: { brand: '撤下此品牌自己的版本', revision: '撤下此版本，例如已排期的' },
    },
  },
});

export const { say, table, operations } = words;
