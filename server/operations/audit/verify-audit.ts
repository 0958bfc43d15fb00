import { z } from 'zod';
import { defineOperation, OperatorError } from '../common/operation';
import { type AuditFindings, verifyChain } from './audit-chain';

/** Detects changed, removed and truncated entries of the audit log. */
export const verifyAudit = defineOperation({
  name: 'verify-audit',
  summary:
    'checks the audit log for changed, removed and truncated entries; with a head from the servers’ log, also for a rollback to an earlier state',
  operands: [],
  options: { head: 'hash of any entry, from the servers’ log' },
  audited: false,
  input: z.strictObject({ head: z.string().min(1).optional() }),
  async run({ services, orm }, { head: expected }) {
    const findings = await verifyChain(orm, services.vault, expected);
    requireWhole(findings);
    const { entries, head, headAt } = findings;
    if (expected && headAt === undefined) {
      throw new OperatorError(`The audit log was tampered with: no entry has the head ${expected}.`);
    }
    const upTo = headAt === undefined ? '' : ` The given head is that of entry ${headAt}.`;
    return { text: `All ${entries} entries are intact.${upTo}\nHead: ${head || 'none'}` };
  },
});

/** @throws OperatorError if entries were changed, removed or truncated */
export function requireWhole({ entries, broken, sealed }: AuditFindings): void {
  if (broken.length > 0) {
    throw new OperatorError(
      `The audit log was tampered with: entries ${broken.join(', ')} do not follow from the ones before.`,
    );
  }
  if (!sealed) {
    throw new OperatorError(`The audit log was tampered with: its ${entries} entries do not match the seal.`);
  }
}
