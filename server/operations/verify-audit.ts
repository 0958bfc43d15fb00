import { z } from 'zod';
import { type AuditFindings, verifyChain } from './audit-chain';
import { defineOperation, OperatorError } from './operation';

/** Finds what was changed, removed or cut off in the audit log. */
export const verifyAudit = defineOperation({
  name: 'verify-audit',
  summary:
    'whether an act of the audit log was changed, removed or cut off; with a head from the servers’ log also whether all of it was put back to an earlier day',
  operands: [],
  options: { head: 'a hash that the log has noted, of the last act or an earlier one' },
  act: false,
  input: z.strictObject({ head: z.string().min(1).optional() }),
  async run({ services, orm }, { head: expected }) {
    const findings = await verifyChain(orm, services.vault, expected);
    requireWhole(findings);
    const { acts, head, headAt } = findings;
    if (expected && headAt === undefined) {
      throw new OperatorError(`The audit log was tampered with: no act has the head ${expected} any more.`);
    }
    const upTo = headAt === undefined ? '' : ` The head that was named is that of act ${headAt}.`;
    return { text: `All ${acts} acts follow from each other.${upTo}\nHead: ${head || 'none'}` };
  },
});

/** @throws OperatorError where acts were changed, removed or cut off */
export function requireWhole({ acts, broken, sealed }: AuditFindings): void {
  if (broken.length > 0) {
    throw new OperatorError(
      `The audit log was tampered with: the acts ${broken.join(', ')} do not follow from those before them.`,
    );
  }
  if (!sealed) {
    throw new OperatorError(
      `The audit log was tampered with: its ${acts} acts are not all that were recorded, or others than those.`,
    );
  }
}
