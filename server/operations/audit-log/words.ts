import { column, nullable } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { PAGING_ZH } from '../common/words';

const FILTERS_ZH = {
  by: '只看此操作员，写法不限',
  act: '只看此操作，如 pay',
  person: '只看涉及此客户（手机号或账户）或其奖励的记录',
  from: '起，北京时间的日期或时刻',
  to: '止，日期含当日',
};

export const words = defineWords({
  sentences: {
    must_be_count: sentence('must be a whole number of at least 1', '须为不小于 1 的整数'),
    no_entry_matches: sentence('No entry matches.', '没有符合条件的记录。'),
    entries_found: sentence<{ entries: number }>(
      ({ entries }) => `Entries found: ${entries}`,
      ({ entries }) => `共 ${entries} 条记录`,
    ),
    audit_log_empty: sentence('The audit log is empty.', '审计日志为空。'),
  },
  tables: {
    audit_log: {
      time: column.time('time', '时间'),
      operator: column.operator('operator', '操作员'),
      operation: column.operation('act', '操作'),
      details: column.json('details', '详情'),
    },
    audit_entries: {
      id: column.serial('entry', '编号'),
      time: column.second('time', '时间'),
      operator: column.operator('operator', '操作员'),
      operation: column.operation('act', '操作'),
      outcome: column.state('outcome', '结果', {
        done: ['done', '已执行'],
        begun: ['begun', '已开始'],
        requested: ['requested', '已申请'],
        refused: ['refused', '未通过'],
      }),
      campaigns: column.ids('campaigns', '活动'),
      accounts: column.ids('accounts', '客户'),
      details: column.json('details', '详情'),
      head: nullable(column.id('head', '校验值')),
    },
  },
  operations: {
    'audit-log': {
      title: '审计日志',
      summary: '列出操作员做过的操作，新的在前：表格为最近 50 条，CSV 为全部',
      options: {
        ...FILTERS_ZH,
        limit: '最多条数',
        format: '格式：table 表格、csv',
      },
    },
    'audit-entries': {
      title: '查找审计记录',
      summary: '按条件分页列出操作员做过的操作，新的在前',
      options: {
        ...FILTERS_ZH,
        outcome: '只看此结果：done 已执行、begun 已开始、requested 已申请、refused 未通过',
        ...PAGING_ZH,
      },
    },
  },
});

export const { say, table, operations } = words;
