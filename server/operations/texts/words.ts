import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';

const STATES = {
  draft: '草稿',
  'in-review': '待审核',
  approved: '待发布',
} as const;
/** The states of a revision as authors see them. */
export const REVISION_STATES = {
  ...STATES,
  scheduled: '已排期',
  live: '显示中',
  retired: '已下线',
  discarded: '已作废',
} as const;
export const ALL_BRANDS = { all: '全部品牌' } as const;

export const words = defineWords({
  sentences: {
    discarded: outcome('活动“{campaign}”的版本 {id:number}（{author} 撰写）已作废。'),
    is_discarded: '版本 {id:number} 早已作废。',
    was_published: '版本 {id:number} 已发布过，不能作废；如正在显示，请撤下。',
    of_other_campaign: '版本 {id:number} 属于活动“{campaign}”。',
    of_other_subject: '版本 {id:number} 与版本 {other:number} 的内容不同类。',
    texts_are_equal: '没有差异。',
    must_be_revision_or_0: '须为版本编号，0 为原始文案',
    must_be_shown_day: '须为日期，如 2026-11-26',
    no_periods: '当时没有显示。',
  },
  tables: {
    text_places: {
      campaign: column.campaign('活动'),
      title: column.text('名称'),
      brand: column.named('适用于', ALL_BRANDS),
      live: nullable(column.number('显示中', { none: '原始文案' })),
      since: nullable(column.time('起')),
      headline: column.text('主标题'),
      next: nullable(column.number('已排期')),
      from: nullable(column.time('开始')),
      work: nullable(column.number('在办')),
      state: nullable(column.state('状态', STATES)),
      author: nullable(column.operator('撰写人')),
      written: nullable(column.time('撰写时间')),
    },
    text_revisions: {
      revision: column.number('版本'),
      brand: column.named('适用于', ALL_BRANDS),
      state: column.state('状态', REVISION_STATES),
      author: column.operator('撰写人'),
      written: column.time('撰写时间'),
      submitted: nullable(column.time('送审时间')),
      approver: nullable(column.operator('批准人')),
      approved: nullable(column.time('批准时间')),
      published: nullable(column.time('发布时间')),
      from: nullable(column.second('显示开始')),
      to: nullable(column.second('显示结束')),
      comment: nullable(column.text('退回意见')),
      arms: nullable(column.ids('实验组')),
    },
    text_figures: {
      name: column.id('占位符'),
      value: column.figure('数值'),
      unit: nullable(column.state('单位', { usd: '美元', percent: '百分比' })),
    },
    text_preview: {
      address: column.text('网址'),
      until: column.time('有效至'),
    },
    text_differences: {
      field: column.text('字段'),
      before: nullable(column.text('之前')),
      after: nullable(column.text('之后')),
    },
    shown_periods: {
      revision: nullable(column.number('版本', { none: '原始文案' })),
      brand: column.named('适用于', ALL_BRANDS),
      from: nullable(column.second('从')),
      to: nullable(column.second('到')),
      headline: column.text('主标题'),
      author: nullable(column.operator('撰写人')),
      approver: nullable(column.operator('批准人')),
    },
  },
});

export const { say, table, figures } = words;
