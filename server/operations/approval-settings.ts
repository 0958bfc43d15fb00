import { z } from 'zod';

/** What approvals can be told by environment variables. */
export const approvalSettings = {
  /** Whether weighty acts of operators need a second one; by default in production alone. */
  APPROVALS: z.enum(['on', 'off']).optional(),
  /** US dollars that an operator may move alone within 24 hours. */
  APPROVAL_LIMIT: z.coerce.number().int().min(0).default(1000),
  /** How long a request waits to be approved. */
  APPROVAL_HOURS: z.coerce.number().int().positive().default(24),
};

/** Which acts need a second operator. */
export interface ApprovalRules {
  /** US dollars; what takes an operator over it within 24 hours needs one. */
  limit: number;
  hours: number;
}

/** @returns `undefined` where nobody has to approve anything */
export function approvalRulesOf(
  { APPROVALS, APPROVAL_LIMIT, APPROVAL_HOURS }: z.output<z.ZodObject<typeof approvalSettings>>,
  development: boolean,
): ApprovalRules | undefined {
  const on = APPROVALS ? APPROVALS === 'on' : !development;
  return on ? { limit: APPROVAL_LIMIT, hours: APPROVAL_HOURS } : undefined;
}
