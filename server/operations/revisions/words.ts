import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { secondText } from '../common/formats';

const STATES: Readonly<Record<string, string>> = {
  draft: '草稿',
  'in-review': '审核中',
  approved: '已批准',
  discarded: '已作废',
};

/** What revisions are about. */
export const SUBJECT_NAMES = { text: '文案', definition: '活动定义', brand: '品牌资料', clause: '条款' } as const;

/** What a revision is called; `null` is the definition. */
const revisionText = (revision: number | null) => (revision === null ? '原始文案' : `版本 ${revision}`);
/** A revision that has no number yet has `null`. */
const ownText = (revision: number | null) => (revision === null ? '这个版本' : `版本 ${revision} `);
/** `null` is all brands. */
const brandText = (brand: string | null) => (brand === null ? '全部品牌' : `品牌 ${brand}`);

interface Span {
  from: string;
  to: string | null;
}
const spansText = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${secondText(from)} 起${to === null ? '' : `，至 ${secondText(to)}`}`).join('；');

const NAMED = '活动“{campaign}”的版本 {id:number}（{brand:brand}）';
const SPAN = '{from:second} 起[，至 {to:second}]';

/** Faults of the schema that are English, by what they say. */
const FAULTS: readonly [RegExp, string][] = [
  [/^a revision cannot add a limit.*: (“.+”)$/su, '限制由活动定义生成，不能在文案里新增：$1'],
  [/^(.+) \(a placeholder: write the text\)$/su, '还是模板里的文字，请改写：$1'],
  [/^the campaign has none$/u, '此活动没有这一项'],
  [/^it changes nothing$/u, '没有改动'],
  [/^must be a lower-case host name.*$/u, '须为小写的域名'],
  [/^Unrecognized key: "(.+)"$/u, '没有“$1”这一项，请删去'],
];

/** A fault of a text in Chinese, after the field that has it. */
function faultText(fault: string): string {
  const [, field = '', wrong = fault] = /^([^:]*): (.*)$/su.exec(fault) ?? [];
  const [pattern, words] = FAULTS.find(([wanted]) => wanted.test(wrong)) ?? [];
  const said = pattern && words ? wrong.replace(pattern, words) : wrong;
  return field && field !== '(root)' ? `${field}：${said}` : said;
}

export const words = defineWords({
  slots: {
    subject: SUBJECT_NAMES,
    revision: revisionText,
    own: ownText,
    brand: brandText,
    spans: spansText,
    state: STATES,
    fault: faultText,
  },
  sentences: {
    must_be_revision: '须为版本编号',
    names_no_brand: '没有此品牌',
    no_revision: '没有编号为 {id:number} 的版本。',
    is_of_other_subject: '版本 {id:number} 不是{subject:subject}的版本。',
    revision_fault: '有误：{fault:fault}',
    revision_does_not_fit: '版本 {id:number} 已不适用于活动“{campaign}”的现有内容：',
    nothing_differs: '没有差异',
    campaign_is_new: '新活动“{campaign}”：{title}',
    changes_are_refused: '活动进行中，以下改动不能在此时生效：',
    field_differs: '{field}\n  - {before|（无）}\n  + {after|（无）}',
    arm_differs: '实验组 {arm}，占访客 {weight:number}%：',
    arms_end:
      '实验（版本 {id:number}，实验组 {arms:list}[，{since:time} 开始]）将结束。要留下结果和结论，请先执行“结束实验”。',
    ended_arms_disappear: '实验组 {arms:list}（版本 {id:number}）将不再显示，实验的结果仍可查看。',
    revision_is_stale:
      '{id:own}基于{base:revision}，但访客现在看到的是{live:revision}。请在现有文案上重新修改，另存为新版本。',
    revision_will_be_stale:
      '版本 {id:number} 基于{base:revision}，但访客届时看到的是{live:revision}。请先撤下后者，或另选开始时间。',
    would_change: '若继续将更改：',
    changes_what_visitors_see: '与访客现在看到的相比：',
    changes_what_visitors_will_see: '与访客届时看到的相比：',
    no_revisions: '没有版本。',
    written_by: '{by}，{at:time}',
    shown_in: '{spans:spans}',
    revision_not_shown: '未显示：{mistake}',
    revision_named: `${NAMED}：`,
    revision_is_already: '版本 {id:number} 已是“{state:state}”。',
    revision_submitted: outcome('活动“{campaign}”的版本 {id:number} 已提交审核，须由 {author} 以外的操作员批准。'),
    revision_is_not_in_review: '版本 {id:number} 不在审核中，当前状态为“{state:state}”。',
    revision_returned: outcome('活动“{campaign}”的版本 {id:number} 已退回 {author} 修改：{reason}'),
    revision_was_approved: '[{by} ]已批准版本 {id:number}。',
    revision_is_draft: '版本 {id:number} 是草稿，请先提交审核。',
    revision_is_own: '版本 {id:number} 是您本人撰写的，须由另一位操作员批准。',
    revision_approved: outcome(`${NAMED}已批准，可以发布。`),
    revision_is_not_approved: '版本 {id:number} 未获批准，当前状态为“{state:state}”。',
    simulation_is_missing: '版本 {id:number} 还没有模拟过，请先模拟成本，再送审。',
    definition_has_no_end: '活动定义没有结束时间；结束活动请用“结束活动”。',
    definition_is_used: '活动“{campaign}”已有人参加，不能撤下；请用“结束活动”。',
    file_is_not_definition: '此定义不能作为活动：',
    to_is_not_later: '结束时间须晚于开始时间。',
    revision_is_published: `版本 {id:number} 已发布：${SPAN}。`,
    revision_shown_now: outcome(`${NAMED}现已显示[，至 {to:second}]。`),
    revision_shown_from: `${NAMED}将于北京时间 ${SPAN}显示。`,
    revision_shows_soon: '所有服务器将在五秒内生效。',
    scheduled_is_hidden: `已排期的版本 {id:number}（${SPAN}）在本版本显示期间不会显示。`,
    no_shown_revision: '活动“{campaign}”没有为{brand:brand}显示这样的版本。',
    revision_withdrawn: {
      done: `${NAMED}已撤下，活动现在显示{next:revision}。`,
      planned: `${NAMED}将撤下，活动改为显示{next:revision}。`,
    },
    file_is_not_json: '文件不是有效的 JSON。',
    file_is_not_revision: '此文案不能用于活动“{campaign}”：',
    file_is_not_brand: '此资料不能用于品牌 {brand}：',
    brand_revision_stored: outcome('品牌 {brand} 的新版本[ {id:number} ]已存为草稿：'),
    base_must_be_revision: 'base：须为版本编号；{definition:number} 表示原始文案。',
    base_is_missing: '缺少 base：访客现在看到的是{live:revision}。请取现有文案（其中有 base），在它上面修改。',
    new_revision_stored: outcome('活动“{campaign}”的新版本（{brand:brand}）已存为草稿：'),
    revision_stored: outcome(`${NAMED}已存为草稿：`),
    must_be_hours: '须为 1 至 {most:number} 的整数',
    no_arm: '版本 {id:number} 没有实验组“{arm}”。',
    brand_needed: '版本 {id:number} 用于全部品牌，请选择品牌。',
    revision_is_of_brand: '版本 {id:number} 只用于品牌 {brand}。',
    preview_address: '预览地址：{address}',
    preview_until: '有效至北京时间 {until:time}。',
  },
  tables: {
    definition_changes: {
      field: column.text('字段'),
      before: nullable(column.text('之前')),
      after: nullable(column.text('之后')),
      earliest: column.state('最早生效', {
        now: '立即',
        'next-day': '次日',
        'next-round': '下一场',
        'next-term': '下一期',
        never: '不可更改',
      }),
      at: nullable(column.time('时间')),
      reason: nullable(column.text('原因')),
    },
    revisions: {
      revision: column.number('版本'),
      campaign: column.campaign('活动'),
      subject: column.state('内容', SUBJECT_NAMES),
      brand: column.named('适用于', { all: '全部品牌' }),
      state: column.state('状态', {
        draft: '草稿',
        'in-review': '审核中',
        approved: '已批准',
        scheduled: '已批准，待显示',
        live: '显示中',
        retired: '已下线',
        discarded: '已作废',
      }),
      written: column.sentence('撰写'),
      approved: nullable(column.sentence('批准')),
      shown: nullable(column.sentence('显示时间（北京时间）')),
      arms: nullable(column.ids('实验组')),
    },
  },
});

export const { say, table } = words;
