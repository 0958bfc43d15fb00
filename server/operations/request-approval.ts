import { and, eq, gt, sql } from 'drizzle-orm';
import { after, HOUR } from '../platform/clock/clock';
import { approvals } from '../platform/database/schema/approvals';
import { referenceOf } from '../platform/secrets/person-reference';
import type { ApprovalRules } from './approval-settings';
import { beijingTime } from './beijing-time';
import { MOVED, readMovedAlone } from './moved-dollars';
import type { Operated, Operation, OperationContext } from './operation';

/** The act of asking, as it is recorded. */
const REQUEST = 'request-approval';

/** Undoes what was carried out only to see what it comes to. */
class Withheld extends Error {
  constructor(readonly operated: Operated) {
    super('The act needs approval.');
  }
}

/** What an act comes to, as it is shown to whoever approves it. */
export function effectOf({ effect, text }: Operated): string {
  return effect ?? text;
}

/**
 * Carries an act out, or where it needs a second operator asks for one: then it is carried out on trial, so that what cannot be
 * done is refused at once and the other sees what it comes to.
 *
 * @param input as it was given, which is kept until it is approved
 */
export async function runOrRequest(
  context: OperationContext,
  operation: Operation,
  { input, read }: { input: Record<string, unknown>; read: Record<string, unknown> },
  rules: ApprovalRules,
): Promise<Operated & { act?: string }> {
  try {
    return await context.orm.transaction(async (orm) => {
      const { operator, now } = context;
      const moved = operation.approval === 'over-limit' ? await readMovedAlone(orm, operator, now) : 0;
      const operated = await operation.run({ ...context, orm }, read);
      if (needsApproval(operation, operated, moved, rules)) throw new Withheld(operated);
      const { details, dollars = 0 } = operated;
      return details && dollars > 0 ? { ...operated, details: { ...details, [MOVED]: dollars } } : operated;
    });
  } catch (error) {
    if (!(error instanceof Withheld)) throw error;
    return request(context, operation.name, input, error.operated, rules);
  }
}

function needsApproval(
  { approval }: Operation,
  { details, dollars = 0, closes, approvable }: Operated,
  moved: number,
  { limit }: ApprovalRules,
) {
  if (!details) return false;
  if (approval === 'over-limit') return dollars > 0 && moved + dollars > limit;
  return approval === 'always' || closes === true || approvable === true;
}

/** Asks once: the same request of the same operator stays the one that waits. */
async function request(
  { services, orm, now, operator }: OperationContext,
  operation: string,
  input: Record<string, unknown>,
  operated: Operated,
  { hours }: ApprovalRules,
): Promise<Operated & { act?: string }> {
  const effect = effectOf(operated);
  const { account = null } = operated;
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`approval:${operation}`}, 0))`);
  const [waiting] = await orm
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.operation, operation),
        eq(approvals.operator, operator),
        eq(approvals.effect, effect),
        eq(approvals.input, input),
        eq(approvals.state, 'pending'),
        gt(approvals.expiresAt, now),
      ),
    );
  if (waiting) return { text: sentencesOf(waiting) };
  const [asked] = await orm
    .insert(approvals)
    .values({
      operation,
      input,
      operator,
      account,
      effect,
      state: 'pending',
      requestedAt: now,
      expiresAt: after(now, hours * HOUR),
    })
    .returning();
  if (!asked) throw new Error('A request for approval was not stored.');
  // The audit log outlives the account.
  const recorded = account === null ? effect : effect.replaceAll(account, referenceOf(services.vault, account));
  return { text: sentencesOf(asked), details: { approval: asked.id, operation, effect: recorded }, act: REQUEST };
}

function sentencesOf({ id, effect, expiresAt }: typeof approvals.$inferSelect): string {
  return [
    'Nothing is done yet: another operator has to approve it. This is what it comes to:',
    '',
    effect,
    '',
    `Until ${beijingTime(expiresAt)} (Beijing time) by: npm run ops -- approve ${id}`,
  ].join('\n');
}
