import { defineWords, sentence } from '../common/define-words';
import { listText } from '../common/formats';

export const words = defineWords({
  sentences: {
    audit_intact: sentence<{ entries: number }>(
      ({ entries }) => `All ${entries} entries are intact.`,
      ({ entries }) => `${entries} 条记录完好，与封签一致。`,
    ),
    head_is_of: sentence<{ entry: number }>(
      ({ entry }) => `The given head is that of entry ${entry}.`,
      ({ entry }) => `所给校验值属于第 ${entry} 条记录。`,
    ),
    audit_head: sentence<{ head: string }>(
      ({ head }) => `Head: ${head || 'none'}`,
      ({ head }) => `校验值：${head || '无'}`,
    ),
    audit_without_head: sentence<{ head: string }>(
      ({ head }) => `The audit log was tampered with: no entry has the head ${head}.`,
      ({ head }) => `审计日志被篡改：没有校验值为 ${head} 的记录。`,
    ),
    audit_broken: sentence<{ entries: readonly number[] }>(
      ({ entries }) =>
        `The audit log was tampered with: entries ${listText(entries, 'en')} do not follow from the ones before.`,
      ({ entries }) => `审计日志被篡改：第 ${listText(entries, 'zh')} 条记录与前文不衔接。`,
    ),
    audit_not_sealed: sentence<{ entries: number }>(
      ({ entries }) => `The audit log was tampered with: its ${entries} entries do not match the seal.`,
      ({ entries }) => `审计日志被篡改：现有 ${entries} 条记录与封签不符。`,
    ),
  },
  tables: {},
  operations: {
    'verify-audit': {
      title: '校验审计日志',
      summary: '检查审计日志有无改动、删除或截断；填写服务器日志中的校验值，还可发现回退到旧状态',
      options: { head: '任一记录的校验值，取自服务器日志' },
    },
  },
});

export const { say, operations } = words;
