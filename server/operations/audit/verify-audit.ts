import { z } from 'zod';
import { lines } from '../common/answer';
import { defineOperation, OperatorError } from '../common/operation';
import { type AuditFindings, verifyChain } from './audit-chain';
import { say } from './words';

/** Detects changed, removed and truncated entries of the audit log. */
export const verifyAudit = defineOperation({
  name: 'verify-audit',
  title: '校验审计日志',
  summary: '检查审计日志有无改动、删除或截断；填写服务器日志中的校验值，还可发现回退到旧状态',
  subject: '操作员与审计',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    head: z.string().min(1).optional().meta({ title: '校验值', help: '任一记录的校验值，取自服务器日志' }),
  }),
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
