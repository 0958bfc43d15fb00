import { column, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';

const CAMPAIGN_ZH = { campaign: '活动' };
const REVISION_ZH = { revision: '版本编号' };
const STATES = {
  draft: ['draft', '草稿'],
  'in-review': ['in review', '待审核'],
  approved: ['approved', '待发布'],
} as const;
/** The states of a revision as authors see them. */
export const REVISION_STATES = {
  ...STATES,
  scheduled: ['scheduled', '已排期'],
  live: ['live', '显示中'],
  retired: ['retired', '已下线'],
  discarded: ['discarded', '已作废'],
} as const;
export const ALL_BRANDS = { all: ['all brands', '全部品牌'] } as const;

export const words = defineWords({
  sentences: {
    text_is_too_long_to_show: sentence(
      'It changes too much for an address. Store it as a revision, and use `campaigns preview`.',
      '改动太多，放不进一个网址。请先存为草稿，再看预览。',
    ),
    discarded: outcome<{ id: number; campaign: string; author: string }>(
      ({ id, campaign, author }) => `Revision ${id} of "${campaign}" by ${author} is discarded.`,
      ({ id, campaign, author }) => `活动“${campaign}”的版本 ${id}（${author} 撰写）已作废。`,
    ),
    is_discarded: sentence<{ id: number }>(
      ({ id }) => `Revision ${id} is already discarded.`,
      ({ id }) => `版本 ${id} 早已作废。`,
    ),
    was_published: sentence<{ id: number }>(
      ({ id }) => `Revision ${id} was published: withdraw it with \`campaigns rollback\`.`,
      ({ id }) => `版本 ${id} 已发布过，不能作废；如正在显示，请撤下。`,
    ),
    of_other_campaign: sentence<{ id: number; campaign: string }>(
      ({ id, campaign }) => `Revision ${id} is of "${campaign}".`,
      ({ id, campaign }) => `版本 ${id} 属于活动“${campaign}”。`,
    ),
    texts_are_equal: sentence('Nothing differs.', '没有差异。'),
    must_be_revision_or_0: sentence(
      'must be the number of a revision, or 0 for the definition',
      '须为版本编号，0 为原始文案',
    ),
    must_be_shown_day: sentence('must be a day such as 2026-11-26', '须为日期，如 2026-11-26'),
    no_periods: sentence('Nothing was shown then.', '当时没有显示。'),
  },
  tables: {
    text_places: {
      campaign: column.campaign('campaign', '活动'),
      title: column.text('title', '名称'),
      brand: column.named('for', '适用于', ALL_BRANDS),
      live: nullable(column.number('live', '显示中', { none: 'definition' })),
      since: nullable(column.time('since', '起')),
      headline: column.text('headline', '主标题'),
      next: nullable(column.number('scheduled', '已排期')),
      from: nullable(column.time('from', '开始')),
      work: nullable(column.number('in work', '在办')),
      state: nullable(column.state('state', '状态', STATES)),
      author: nullable(column.operator('author', '撰写人')),
      written: nullable(column.time('written', '撰写时间')),
    },
    text_revisions: {
      revision: column.number('revision', '版本'),
      brand: column.named('for', '适用于', ALL_BRANDS),
      state: column.state('state', '状态', REVISION_STATES),
      author: column.operator('author', '撰写人'),
      written: column.time('written', '撰写时间'),
      submitted: nullable(column.time('submitted', '送审时间')),
      approver: nullable(column.operator('approver', '批准人')),
      approved: nullable(column.time('approved', '批准时间')),
      published: nullable(column.time('published', '发布时间')),
      from: nullable(column.second('shown from', '显示开始')),
      to: nullable(column.second('until', '显示结束')),
      comment: nullable(column.text('returned', '退回意见')),
      arms: nullable(column.ids('arms', '实验组')),
    },
    text_figures: {
      name: column.id('name', '占位符'),
      value: column.figure('value', '数值'),
      unit: nullable(column.state('unit', '单位', { usd: ['usd', '美元'], percent: ['percent', '百分比'] })),
    },
    text_preview: {
      address: column.text('address', '网址'),
      until: column.time('until', '有效至'),
    },
    text_differences: {
      field: column.text('field', '字段'),
      before: nullable(column.text('before', '之前')),
      after: nullable(column.text('after', '之后')),
    },
    shown_periods: {
      revision: nullable(column.number('revision', '版本', { none: 'definition' })),
      brand: column.named('for', '适用于', ALL_BRANDS),
      from: nullable(column.second('from', '从')),
      to: nullable(column.second('until', '到')),
      headline: column.text('headline', '主标题'),
      author: nullable(column.operator('author', '撰写人')),
      approver: nullable(column.operator('approver', '批准人')),
    },
  },
  operations: {
    'campaigns board': { title: '文案总览', summary: '列出每个活动、每个品牌显示中的文案，以及在办的版本' },
    'campaigns revisions': {
      title: '活动的版本',
      summary: '列出一个活动的文案版本及其状态',
      operands: CAMPAIGN_ZH,
      options: { brand: '只看用于此品牌的' },
    },
    'campaigns figures': {
      title: '文案占位符',
      summary: '列出活动文案可以引用的数值；文案里写作 {名称}',
      operands: CAMPAIGN_ZH,
    },
    'campaigns preview-text': {
      title: '预览未保存的文案',
      summary: '检查一份文案并生成一小时内有效的地址，只能在运营台里显示；不保存',
      operands: { ...CAMPAIGN_ZH, file: '文案文件（JSON）' },
      options: { brand: '页面的品牌' },
    },
    'campaigns compare': {
      title: '比较两个版本',
      summary: '逐项显示两个版本的差异；0 为原始文案',
      operands: { ...CAMPAIGN_ZH, revision: '新的版本', other: '旧的版本' },
      options: { arm: '只看新版本的此实验组' },
    },
    'campaigns shown': {
      title: '显示过的文案',
      summary: '列出一个品牌的活动页在各段时间显示的版本',
      operands: CAMPAIGN_ZH,
      options: { brand: '页面的品牌', on: '只看这一天，北京时间' },
    },
    'campaigns discard': {
      title: '作废版本',
      summary: '作废从未发布过的版本',
      operands: REVISION_ZH,
    },
  },
});

export const { say, table, figures, operations } = words;
