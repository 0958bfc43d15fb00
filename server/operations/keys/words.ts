import { defineWords, sentence } from '../common/define-words';

export const words = defineWords({
  sentences: {
    values_sealed: sentence<{ values: number; key: string; continued: boolean }>(
      ({ values, key, continued }) =>
        `${values} values are sealed by the key ${key} now${continued ? ', which an earlier run had made' : ''}.`,
      ({ values, key, continued }) =>
        `现已用密钥 ${key}${continued ? '（此前中断的操作所建）' : ''}加密 ${values} 个值。`,
    ),
    values_unreadable: sentence<{ values: number }>(
      ({ values }) => `No key opens ${values} values; they are unchanged.`,
      ({ values }) => `有 ${values} 个值任何密钥都无法解密，保持不变。`,
    ),
    data_key_dropped: sentence(
      'The old DATA_KEY no longer opens anything: unset DATA_KEY_OLD.',
      '旧的 DATA_KEY 已失效，请移除 DATA_KEY_OLD。',
    ),
    stop_servers: sentence(
      'A server uses this database. Stop every server first.',
      '有服务器正在使用此数据库，请先停止全部服务器。',
    ),
    owner_needed: sentence(
      'The role of DATABASE_URL does not own the tables: set DATABASE_OWNER_URL too.',
      'DATABASE_URL 的角色不是表的所有者，请同时设置 DATABASE_OWNER_URL。',
    ),
    hashes_renewed: sentence<{ hashes: number; entries: number; key: string }>(
      ({ hashes, entries, key }) =>
        `${hashes} hashes and the ${entries} entries of the audit log now use the key ${key} on top of the earlier ones.`,
      ({ hashes, entries, key }) =>
        `${hashes} 个哈希和审计日志的 ${entries} 条记录，现已在原有密钥之上加用密钥 ${key}。`,
    ),
    start_servers: sentence(
      'Visitors log in as before; pending SMS codes and previews of revisions are invalid. Start the servers.',
      '访客照常登录；未使用的短信验证码和版本预览地址已失效。请启动服务器。',
    ),
  },
  tables: {},
  operations: {
    'rotate-key': {
      title: '更换加密密钥',
      summary: '在服务器运行时用新密钥重新加密全部数据，并删除 DATA_KEY_OLD 的密钥；中断后可继续',
    },
    'rotate-lookup-key': {
      title: '更换查找密钥',
      summary: '用新密钥替换全部哈希，无须知道原值；须先停止全部服务器',
    },
  },
});

export const { say, operations } = words;
