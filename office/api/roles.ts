const ROLES: Readonly<Record<string, string>> = { admin: '管理员', operator: '操作员' };

/** The Chinese name of a role. */
export function roleTitle(role: string): string {
  return ROLES[role] ?? role;
}
