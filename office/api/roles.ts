import type { OfficeOperator } from '@/server/office/api';

const ROLES: Readonly<Record<string, string>> = {
  analyst: '分析',
  marketing: '市场',
  reviewer: '审核',
  finance: '财务',
  support: '客服',
  'on-duty': '值班',
  admin: '管理员',
};

/** The Chinese names of an operator's roles. */
export function rolesText({ roles }: OfficeOperator): string {
  return roles
    .map(({ role, brands }) => [ROLES[role] ?? role, brands?.join('、')].filter(Boolean).join('：'))
    .join('，');
}
