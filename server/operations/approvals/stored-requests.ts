import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import { type Answer, document, iso, planned } from '../common/answer';
import { nameKey } from '../common/name-key';
import { type OperationContext, OperatorError } from '../common/operation';
import { mayApproveRequest } from '../operators/access';
import { type RequestState, say } from './words';

/** An operation that waits for another operator's approval, or did. */
export type Approval = typeof approvals.$inferSelect;

/** Names in the audit log: of a request, and of the operation that rejects one. */
export const REQUEST = 'request-approval';
export const REJECT = 'reject';

/** What the audit log knows about a request. */
interface Recorded {
  /** US dollars that it moves; missing if it moves none, or has no upper limit. */
  dollars?: number;
  /** Why it was rejected or withdrawn. */
  comment?: string;
}

export function isOwn(request: Approval, operator: string): boolean {
  return nameKey(request.operator) === nameKey(operator);
}

/** Whether the operator's roles allow to approve a request; always where operators have no accounts. */
export async function mayDecide({ services, orm, signedIn }: OperationContext, request: Approval): Promise<boolean> {
  return !signedIn || mayApproveRequest(services, orm, signedIn.operator, request);
}

/** @throws OperatorError if there is no such request */
export async function findRequest(orm: Orm, number: number): Promise<Approval> {
  const [request] = await orm.select().from(approvals).where(eq(approvals.id, number));
  if (!request) throw new OperatorError(say('no_request', { id: number }));
  return request;
}

/** The effect that a request would have; as text if a server of the former release stored it. */
export function requestedEffect({ effect, effectParts }: Approval): Answer {
  return effectParts === null ? [document('text/plain', effect)] : planned(effectParts as Answer);
}

/** The reason that the operator gave for the operation itself. */
export function reasonOf({ input: { reason } }: Approval): string | null {
  return typeof reason === 'string' ? reason : null;
}

/** What became of a request. */
export function stateOf(request: Approval, now: Date): RequestState {
  const { state, decidedBy, expiresAt } = request;
  if (state === 'rejected') return decidedBy !== null && isOwn(request, decidedBy) ? 'withdrawn' : 'rejected';
  return state === 'pending' && now >= expiresAt ? 'expired' : state;
}

/** A request as a row of a table. */
export function rowOf(request: Approval, now: Date, recorded: Recorded | undefined) {
  const { id, operation, operator, requestedAt, expiresAt, decidedBy, decidedAt } = request;
  return {
    id,
    state: stateOf(request, now),
    operation,
    operator,
    requested: iso(requestedAt),
    reason: reasonOf(request),
    dollars: recorded?.dollars ?? null,
    expires: iso(expiresAt),
    decider: decidedBy,
    decided: iso(decidedAt),
    comment: recorded?.comment ?? null,
  };
}

/** Reads what the audit log knows about requests, by their ids. */
export async function readRecorded(orm: Orm, requests: readonly Approval[]): Promise<ReadonlyMap<number, Recorded>> {
  if (requests.length === 0) return new Map();
  const { operation, details } = auditEntries;
  const id = sql<string>`${details} ->> 'approval'`;
  const rows = await orm
    .select({ id, details })
    .from(auditEntries)
    .where(
      and(
        inArray(operation, [REQUEST, REJECT]),
        inArray(
          id,
          requests.map((request) => String(request.id)),
        ),
      ),
    );
  const recorded = new Map<number, Recorded>();
  for (const row of rows) {
    const { dollars, reason } = row.details;
    recorded.set(Number(row.id), {
      ...recorded.get(Number(row.id)),
      ...(typeof dollars === 'number' && { dollars }),
      ...(typeof reason === 'string' && { comment: reason }),
    });
  }
  return recorded;
}
