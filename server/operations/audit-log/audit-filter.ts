import { and, eq, inArray, like, ne, notLike, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { auditEntries } from '../../platform/database/schema/activities';
import { inPeriod } from '../common/beijing-time';
import { oneOf, personText } from '../common/inputs';
import { nameKey } from '../common/name-key';
import type { OperationContext } from '../common/operation';
import { namesPerson } from '../people/entries-of-person';
import { findPerson } from '../people/find-person';

/** How an operation ended: `begun` is an enrolment that still needs a code, `requested` needs approval, `refused` is a wrong proof. */
const OUTCOMES = ['done', 'begun', 'requested', 'refused'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The operation that entries of requests have; the requested one is in their details. */
const REQUEST = 'request-approval';
const BEGUN = ' begun';
const REFUSED = ' refused';

/** Options that filter the audit log, each with a description. */
export const AUDIT_FILTERS = {
  by: 'only this operator, in any spelling',
  act: 'only this operation, such as pay',
  person: 'only entries that name this customer (by mobile number or account) or one of their rewards',
  from: 'first Beijing day or time',
  to: 'last Beijing day, included, or time',
};

/** The schemas of these options. */
export const auditFilters = {
  by: z.string().optional(),
  act: z.string().optional(),
  person: personText.optional(),
  from: z.string().optional(),
  to: z.string().optional(),
};

export const outcome = oneOf(OUTCOMES).optional();
export const OUTCOME_OPTION = { outcome: `only entries with this outcome: ${OUTCOMES.join(', ')}` };

type Filters = z.output<z.ZodObject<typeof auditFilters>> & { outcome?: Outcome | undefined };

/**
 * Matches the entries that pass every filter; all entries without a filter.
 * @param matchAct {@link recordedAs} or {@link concerning}
 * @throws OperatorError if the person does not exist or a time is invalid
 */
export async function entriesBy(
  context: OperationContext,
  { by, act, person, from, to, outcome: ended }: Filters,
  matchAct: (act: string) => SQL | undefined,
): Promise<SQL | undefined> {
  return and(
    by === undefined ? undefined : inArray(auditEntries.operator, await spellingsOf(context, by)),
    act === undefined ? undefined : matchAct(act),
    person === undefined ? undefined : await naming(context, person),
    inPeriod(auditEntries.at, { from, to }),
    ended && withOutcome(ended),
  );
}

/** Matches the entries that have exactly this operation. */
export function recordedAs(act: string): SQL | undefined {
  return eq(auditEntries.operation, act);
}

/** Matches the entries of an operation with every outcome. */
export function concerning(act: string): SQL | undefined {
  return or(
    inArray(auditEntries.operation, [act, `${act}${BEGUN}`, `${act}${REFUSED}`]),
    and(eq(auditEntries.operation, REQUEST), eq(sql`${auditEntries.details} ->> 'operation'`, act)),
  );
}

/** The operation of an entry, and how it ended. */
export function endOf({ operation, details }: Pick<typeof auditEntries.$inferSelect, 'operation' | 'details'>): {
  operation: string;
  outcome: Outcome;
} {
  if (operation === REQUEST) return { operation: String(details.operation ?? operation), outcome: 'requested' };
  if (operation.endsWith(BEGUN)) return { operation: operation.slice(0, -BEGUN.length), outcome: 'begun' };
  if (operation.endsWith(REFUSED)) return { operation: operation.slice(0, -REFUSED.length), outcome: 'refused' };
  return { operation, outcome: 'done' };
}

function withOutcome(ended: Outcome): SQL | undefined {
  const { operation } = auditEntries;
  if (ended === 'requested') return eq(operation, REQUEST);
  if (ended === 'begun') return like(operation, `%${BEGUN}`);
  if (ended === 'refused') return like(operation, `%${REFUSED}`);
  return and(ne(operation, REQUEST), notLike(operation, `%${BEGUN}`), notLike(operation, `%${REFUSED}`));
}

/** The spellings of an operator's name in the audit log. */
async function spellingsOf({ orm }: OperationContext, by: string): Promise<string[]> {
  const rows = await orm.selectDistinct({ operator: auditEntries.operator }).from(auditEntries);
  return rows.map(({ operator }) => operator).filter((operator) => nameKey(operator) === nameKey(by));
}

/** Filters by person. A closed account can only be found by its number. */
async function naming(context: OperationContext, person: string): Promise<SQL | undefined> {
  const { orm, services } = context;
  const byMobile = classifyIdentifier(person) === IDENTIFIER.mobile;
  const account = byMobile ? (await findPerson(context, person)).account : person;
  return namesPerson(orm, services.vault, account);
}
