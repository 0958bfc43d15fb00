import type { RoleGrant } from '../../platform/database/schema/operators';
import type { Sentence } from '../common/answer';
import { nameKey } from '../common/name-key';
import { type Brands, hasPermission, mayApprove } from '../operators/permissions';
import type { Permission } from '../operators/roles';
import type { NoticeKind } from './words';

/** Something that waits for operators. It names no customer. */
export interface Notice {
  kind: NoticeKind;
  /** The same as long as the notice lasts. */
  key: string;
  what: Sentence;
  since: Date | null;
  /** Operators with a permission, or those who may approve an operation, for these brands. */
  audience: ({ permission: Permission } | { approve: string }) & { brands: Brands };
  /** The operator who cannot settle it, because it is their own. */
  author?: string;
}

/** Whether an operator can do something about a notice. */
export function concerns({ audience, author }: Notice, name: string, roles: readonly RoleGrant[]): boolean {
  if (author !== undefined && nameKey(author) === nameKey(name)) return false;
  return 'approve' in audience
    ? mayApprove(roles, audience.approve, audience.brands)
    : hasPermission(roles, audience.permission, audience.brands);
}
