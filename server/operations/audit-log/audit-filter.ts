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
import { OUTCOME_WORDS } from './words';

/** How an operation ended: `begun` is an enrolment that still needs a code, `requested` needs approval, `refused` is a wrong proof. */
const OUTCOMES = ['done', 'begun', 'requested', 'refused'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The operation that entries of requests have; the requested one is in their details. */
const REQUEST = 'request-approval';
const BEGUN = ' begun';
const REFUSED = ' refused';

/** The fields that filter the audit log. */
export const auditFilters = {
  by: z.string().optional().meta({ title: '操作员', help: '只看这位操作员' }),
  act: z.string().optional().meta({ title: '操作', help: '只看这一种操作，请填“全部操作”里名称旁的代码' }),
  person: personText.optional().meta({ title: '手机号或账户', help: '只看涉及此客户（手机号或账户）或其奖励的记录' }),
  from: z.string().optional().meta({ title: '从', kind: 'time', help: '起，北京时间的日期或时刻' }),
  to: z.string().optional().meta({ title: '到', kind: 'time', help: '止，日期含当日' }),
};

export const outcome = oneOf(OUTCOMES).optional().meta({ title: '结果', words: OUTCOME_WORDS });

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
