import { z } from 'zod';
import { countSetting } from '../platform/settings/common-settings';

/** Environment variables of approvals. */
export const approvalSettings = {
  /** Whether some operations need a second operator's approval; by default only in production. */
  APPROVALS: z.enum(['on', 'off']).optional(),
  /** US dollars that an operator may move within 24 hours without approval. */
  APPROVAL_LIMIT: z.coerce.number().int().min(0).default(1000),
  /** US dollars that an operator may approve within 24 hours; by default any amount. */
  APPROVER_LIMIT: z.coerce.number().int().min(0).optional(),
  /** Hours until a request for approval expires. */
  APPROVAL_HOURS: countSetting(24),
};

/** Which operations need a second operator's approval. */
export interface ApprovalRules {
  /** US dollars; an operation that takes an operator above it within 24 hours needs approval. */
  limit: number;
  /** US dollars that an operator may approve within 24 hours; `undefined` for any amount. */
  approverLimit?: number | undefined;
  hours: number;
}

/** @returns `undefined` if no operation needs approval */
export function approvalRulesOf(
  { APPROVALS, APPROVAL_LIMIT, APPROVER_LIMIT, APPROVAL_HOURS }: z.output<z.ZodObject<typeof approvalSettings>>,
  development: boolean,
): ApprovalRules | undefined {
  const on = APPROVALS ? APPROVALS === 'on' : !development;
  return on ? { limit: APPROVAL_LIMIT, approverLimit: APPROVER_LIMIT, hours: APPROVAL_HOURS } : undefined;
}
