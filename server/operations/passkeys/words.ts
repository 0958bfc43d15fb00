import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';

export const words = defineWords({
  sentences: {
    no_passkeys: '没有通行密钥。',
    no_passkey: '没有编号为 {id:number} 的通行密钥。',
    must_be_passkey: '须为通行密钥的编号',
    passkey_removed: outcome('{operator} 的通行密钥“{passkey}”已删除。'),
    passkey_rejected: '通行密钥未通过验证，请重试。未作任何更改。',
    passkeys_of_all_are_for_admins: '只有管理员可以查看他人的通行密钥。',
  },
  tables: {
    passkeys: {
      id: column.serial('编号'),
      operator: column.operator('操作员'),
      name: column.text('名称'),
      created: column.time('创建时间'),
      used: nullable(column.time('最近使用')),
    },
  },
});

export const { say, table } = words;
