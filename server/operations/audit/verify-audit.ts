import { z } from 'zod';
import { lines } from '../common/answer';
import { defineOperation, OperatorError } from '../common/operation';
import { type AuditFindings, verifyChain } from './audit-chain';
import { operations, say } from './words';

/** Detects changed, removed and truncated entries of the audit log. */
export const verifyAudit = defineOperation({
  name: 'verify-audit',
  summary:
    'checks the audit log for changed, removed and truncated entries; with a head from the servers’ log, also for a rollback to an earlier state',
  operands: [],
  options: { head: 'hash of any entry, from the servers’ log' },
  audited: false,
  input: z.strictObject({ head: z.string().min(1).optional() }),
  zh: operations['verify-audit'],
  async run({ services, orm }, { head: expected }) {
    const findings = await verifyChain(orm, services.vault, expected);
    requireWhole(findings);
    const { entries, head, headAt } = findings;
    if (expected && headAt === undefined) {
      throw new OperatorError(say('audit_without_head', { head: expected }));
    }
    const upTo = headAt === undefined ? [] : [say('head_is_of', { entry: headAt })];
    return { answer: [lines([say('audit_intact', { entries }), ...upTo], say('audit_head', { head }))] };
  },
});

/** @throws OperatorError if entries were changed, removed or truncated */
export function requireWhole({ entries, broken, sealed }: AuditFindings): void {
  if (broken.length > 0) {
    throw new OperatorError(say('audit_broken', { entries: broken }));
  }
  if (!sealed) {
    throw new OperatorError(say('audit_not_sealed', { entries }));
  }
}
