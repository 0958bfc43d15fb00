import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    audit_intact: '{entries:number} 条记录完好，与封签一致。',
    head_is_of: '所给校验值属于第 {entry:number} 条记录。',
    audit_head: '校验值：{head|无}',
    audit_without_head: '审计日志被篡改：没有校验值为 {head} 的记录。',
    audit_broken: '审计日志被篡改：第 {entries:list} 条记录与前文不衔接。',
    audit_not_sealed: '审计日志被篡改：现有 {entries:number} 条记录与封签不符。',
  },
  tables: {},
});

export const { say } = words;
