import type { RoleGrant } from '../../platform/database/schema/operators';
import type { Sentence } from '../common/answer';
import { nameKey } from '../common/name-key';
import type { Permission } from '../common/permission';
import { type Brands, hasPermission, mayApprove } from '../operators/permissions';
import type { NoticeKind } from './words';

/** Something that waits for operators. It names no customer. */
export interface Notice {
  kind: NoticeKind;
  /** The same as long as the notice lasts. */
  key: string;
  what: Sentence;
  since: Date | null;
  /** Operators with a permission, or those who may approve an operation, for these brands; or one operator. */
  audience: (({ permission: Permission } | { approve: string }) & { brands: Brands }) | { operator: string };
  /** The operator who waits for others, because they cannot settle their own. */
  author?: string;
}

/** Whether an operator can do something about a notice. */
export function concerns(notice: Notice, name: string, roles: readonly RoleGrant[]): boolean {
  const { audience } = notice;
  if (isAuthor(notice, name)) return false;
  if ('operator' in audience) return isSame(audience.operator, name);
  return 'approve' in audience
    ? mayApprove(roles, audience.approve, audience.brands)
    : hasPermission(roles, audience.permission, audience.brands);
}

/** Whether an operator waits for others to settle a notice. */
export function isAuthor({ author }: Notice, name: string): boolean {
  return author !== undefined && isSame(author, name);
}

function isSame(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
