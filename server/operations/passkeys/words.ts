import { column, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';

export const words = defineWords({
  sentences: {
    no_passkeys: sentence('There are no passkeys.', '没有通行密钥。'),
    no_passkey: sentence<{ id: number }>(
      ({ id }) => `There is no passkey ${id}. \`npm run ops -- operators passkeys\` lists them.`,
      ({ id }) => `没有编号为 ${id} 的通行密钥。`,
    ),
    must_be_passkey: sentence('must be the id of a passkey', '须为通行密钥的编号'),
    passkey_removed: outcome<{ passkey: string; operator: string }>(
      ({ passkey, operator }) => `The passkey "${passkey}" of ${operator} is removed.`,
      ({ passkey, operator }) => `${operator} 的通行密钥“${passkey}”已删除。`,
    ),
    passkey_rejected: sentence(
      'The passkey was not accepted. Begin again. Nothing was changed.',
      '通行密钥未通过验证，请重试。未作任何更改。',
    ),
    passkeys_of_all_are_for_admins: sentence(
      'Only an admin can list the passkeys of others.',
      '只有管理员可以查看他人的通行密钥。',
    ),
  },
  tables: {
    passkeys: {
      id: column.serial('passkey', '编号'),
      operator: column.operator('operator', '操作员'),
      name: column.text('name', '名称'),
      created: column.time('created', '创建时间'),
      used: nullable(column.time('last used', '最近使用')),
    },
  },
  operations: {
    'operators passkeys': {
      title: '查看通行密钥',
      summary: '列出您的通行密钥，或全部操作员的',
      flags: { all: '全部操作员，仅限管理员' },
    },
    'operators remove-passkey': {
      title: '删除通行密钥',
      summary: '删除您的一个通行密钥；管理员可删除任何人的',
      operands: { id: '通行密钥编号' },
    },
  },
});

export const { say, table, operations } = words;
