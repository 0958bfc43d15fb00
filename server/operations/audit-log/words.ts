import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';

/** How operations ended. */
export const OUTCOME_WORDS = { done: '已执行', begun: '已开始', requested: '已申请', refused: '未通过' } as const;

export const words = defineWords({
  sentences: {
    must_be_count: '须为不小于 1 的整数',
    no_entry_matches: '没有符合条件的记录。',
    entries_found: '共 {entries:number} 条记录',
    audit_log_empty: '审计日志为空。',
  },
  tables: {
    audit_log: {
      time: column.time('时间'),
      operator: column.operator('操作员'),
      operation: column.operation('操作'),
      details: column.json('详情'),
    },
    audit_entries: {
      id: column.serial('编号'),
      time: column.second('时间'),
      operator: column.operator('操作员'),
      operation: column.operation('操作'),
      outcome: column.state('结果', OUTCOME_WORDS),
      campaigns: column.ids('活动'),
      accounts: column.ids('客户'),
      details: column.json('详情'),
      head: nullable(column.id('校验值')),
    },
  },
});

export const { say, table } = words;
