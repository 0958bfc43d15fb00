import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { auditEntries } from '../../platform/database/schema/activities';
import { document, iso, json } from '../common/answer';
import { beijingTime, inPeriod } from '../common/beijing-time';
import { csv } from '../common/csv';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, type OperationContext } from '../common/operation';
import { namesPerson } from '../people/entries-of-person';
import { findPerson } from '../people/find-person';
import { operations, say, table } from './words';

const SHOWN = 50;
const FORMATS = ['table', 'csv'] as const;
const HEADINGS = ['time', 'operator', 'act', 'details'];

/** Lists the audit log: the operations that operators ran. */
export const auditLog = defineOperation({
  name: 'audit-log',
  summary: `lists operations that operators ran, newest first: the last ${SHOWN} as a table, all of them as CSV`,
  operands: [],
  options: {
    by: 'only this operator, in any spelling',
    act: 'only this operation, such as pay',
    person: 'only entries that name this customer (by mobile number or account) or one of their rewards',
    from: 'first Beijing day or time',
    to: 'last Beijing day, included, or time',
    limit: 'maximum number of entries',
    format: FORMATS.join(', '),
  },
  audited: false,
  access: 'signed-in',
  input: z.strictObject({
    by: z.string().optional(),
    act: z.string().optional(),
    person: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, fault(say('must_be_count')))
      .transform(Number)
      .optional(),
    format: oneOf(FORMATS).default('table'),
  }),
  zh: operations['audit-log'],
  async run(context, { by, act: operation, person, from, to, limit, format }) {
    const filters = [
      by === undefined ? undefined : inArray(auditEntries.operator, await spellingsOf(context, by)),
      operation === undefined ? undefined : eq(auditEntries.operation, operation),
      person === undefined ? undefined : await naming(context, person),
      inPeriod(auditEntries.at, { from, to }),
    ];
    const found = context.orm
      .select()
      .from(auditEntries)
      .where(and(...filters))
      .orderBy(desc(auditEntries.id));
    const most = limit ?? (format === 'table' ? SHOWN : undefined);
    const rows = await (most === undefined ? found : found.limit(most));
    if (format === 'csv') {
      const lines = rows.map(({ at, operator, operation, details }) => [
        beijingTime(at),
        operator,
        operation,
        JSON.stringify(details),
      ]);
      return { answer: [document('text/csv', csv([HEADINGS, ...lines]), 'audit-log.csv')] };
    }
    const entries = rows.map(({ at, operator, operation, details }) => ({
      time: iso(at),
      operator,
      operation,
      details: json(details),
    }));
    const filtered = filters.some((filter) => filter !== undefined);
    return { answer: [table('audit_log', entries, { empty: say(filtered ? 'no_entry_matches' : 'audit_log_empty') })] };
  },
});

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
