import { defineWords, sentence } from '../common/define-words';

export const words = defineWords({
  sentences: {
    file_exists: sentence<{ file: string }>(
      ({ file }) => `${file} exists. A backup overwrites nothing: choose another name.`,
      ({ file }) => `${file} 已存在。备份不覆盖任何文件，请换一个文件名。`,
    ),
    file_cannot_be_written: sentence<{ file: string; code: string }>(
      ({ file, code }) => `${file} cannot be written (${code}).`,
      ({ file, code }) => `无法写入 ${file}（${code}）。`,
    ),
    database_tool_failed: sentence<{ message: string }>(
      ({ message }) => message,
      ({ message }) => `数据库工具出错：${message}`,
    ),
    database_stored: sentence<{ file: string }>(
      ({ file }) => `The database is stored in ${file}.`,
      ({ file }) => `数据库已备份到 ${file}。`,
    ),
    database_in_use: sentence(
      'A server uses this database. Restore the backup into an empty one.',
      '有服务器正在使用此数据库，请把备份恢复到空数据库。',
    ),
    embedded_migrates_itself: sentence(
      'The server migrates the embedded database when it opens it.',
      '内置数据库由服务器在打开时自动迁移。',
    ),
    tables_up_to_date: sentence('The tables were already up to date.', '表结构已是最新。'),
    migrations_applied: sentence<{ migrations: number; head: string }>(
      ({ migrations, head }) =>
        `Applied ${migrations} migrations. The tables are up to date. The audit log's head is ${head}.`,
      ({ migrations, head }) => `已执行 ${migrations} 个迁移，表结构已是最新。审计日志的校验值为 ${head}。`,
    ),
    database_restored: sentence<{ file: string; head: string }>(
      ({ file, head }) =>
        `The database is restored from ${file}, and DATA_KEY opens it. The audit log's head is ${head}.`,
      ({ file, head }) => `已从 ${file} 恢复数据库，DATA_KEY 可以打开。审计日志的校验值为 ${head}。`,
    ),
    conversions_not_sent: sentence<{ count: number }>(
      ({ count }) =>
        `${count} conversions are given up: their platforms may have them and would count them twice. Platforms that got none since the backup get them by retry-ad-conversions.`,
      ({ count }) =>
        `${count} 条广告回传已放弃：平台可能已经收到，再发会重复计数。备份以后没有发出过的，可以用“重发广告回传”补发。`,
    ),
    restore_not_undone: sentence<{ failure: string; reason: string }>(
      ({ failure, reason }) =>
        `The restore failed (${failure}), and the restored tables are still there: ${reason}. Use another empty database.`,
      ({ failure, reason }) => `恢复失败（${failure}），且已恢复的表未能清除：${reason}。请改用另一个空数据库。`,
    ),
    database_not_empty: sentence(
      'The database is not empty. Create a new one and set it in DATABASE_URL.',
      '数据库不是空的，请新建数据库并设置 DATABASE_URL。',
    ),
    database_in_folder: sentence<{ folder: string }>(
      ({ folder }) => `There is a database in ${folder}. Set another folder in DATA_DIR.`,
      ({ folder }) => `${folder} 已有数据库，请在 DATA_DIR 中另设目录。`,
    ),
  },
  tables: {},
  operations: {
    backup: {
      title: '备份数据库',
      summary: '在服务器运行时把整个数据库写入新文件；文件不含 DATA_KEY',
      operands: { file: '备份文件' },
    },
    restore: {
      title: '恢复数据库',
      summary: '把备份恢复到空数据库；不能有服务器在使用，DATA_KEY 须与备份时相同',
      operands: { file: '备份文件' },
    },
    'note-restore': {
      title: '登记数据库恢复',
      summary: '用其他程序恢复到某一秒以后执行：放弃平台可能已经收到、再发会重复计数的广告回传',
    },
    migrate: { title: '迁移数据库', summary: '把 PostgreSQL 的表迁移到本版本，旧版本的服务器可继续运行' },
  },
});

export const { say, operations } = words;
