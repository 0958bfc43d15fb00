import { column } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';

export const words = defineWords({
  sentences: {
    must_be_exported_day: sentence('must be a day such as 2026-11-01', '须为日期，如 2026-11-01'),
    exported_days_reversed: sentence('--from must not be after --to.', '--from 不能晚于 --to。'),
    day_not_over: sentence<{ day: string }>(
      ({ day }) => `${day} is not over in Beijing. Export days that are over.`,
      ({ day }) => `北京时间 ${day} 尚未结束，只能导出已结束的日期。`,
    ),
    export_runs: sentence('Another export runs. Wait until it has ended.', '另一个导出正在进行，请等它结束后再执行。'),
    folder_cannot_be_written: sentence<{ folder: string; code: string }>(
      ({ folder, code }) => `${folder} cannot be written (${code}).`,
      ({ folder, code }) => `无法写入 ${folder}（${code}）。`,
    ),
    days_exported: sentence<{ files: number; skipped: number; folder: string }>(
      ({ files, skipped, folder }) => `Wrote ${files} files to ${folder}; ${skipped} were there already.`,
      ({ files, skipped, folder }) => `已向 ${folder} 写入 ${files} 个文件，另有 ${skipped} 个此前已导出。`,
    ),
  },
  tables: {
    exported_tables: {
      table: column.id('table', '数据表'),
      days: column.number('days', '天数'),
      rows: column.number('rows', '行数'),
    },
  },
  operations: {
    'export-days': {
      title: '导出数据仓库文件',
      summary: '按天、按表把匿名化数据写入目录，供数据仓库读取；已导出的文件跳过，中断后可继续',
      operands: { folder: '目录' },
      options: { from: '第一天（北京时间），默认与最后一天相同', to: '最后一天，默认昨天' },
    },
  },
});

export const { say, table, operations } = words;
