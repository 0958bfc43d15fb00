import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { operatorActs } from '../platform/database/schema/activities';
import { namesPerson } from './acts-of-person';
import { beijingTime, readBeijingTime } from './beijing-time';
import { csv } from './csv';
import { findPerson } from './find-person';
import { defineOperation, type OperationContext } from './operation';
import { textTable } from './text-table';

const SHOWN = 50;
const FORMATS = ['table', 'csv'] as const;
const HEADINGS = ['time', 'operator', 'act', 'details'];

/** The audit log: what operators did. */
export const auditLog = defineOperation({
  name: 'audit-log',
  summary: `what operators did, newest first: the last ${SHOWN} as a table, all of them as CSV`,
  operands: [],
  options: {
    by: 'of this operator alone',
    act: 'of this command alone, such as pay',
    person: 'that name this customer or one of the rewards, by mobile number or account',
    from: 'from this Beijing day or time on',
    to: 'up to this Beijing day, included, or time',
    limit: 'so many of them',
    format: FORMATS.join(', '),
  },
  act: false,
  access: 'signed-in',
  input: z.strictObject({
    by: z.string().optional(),
    act: z.string().optional(),
    person: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 on')
      .transform(Number)
      .optional(),
    format: z.enum(FORMATS, `must be one of ${FORMATS.join(', ')}`).default('table'),
  }),
  async run(context, { by, act, person, from, to, limit, format }) {
    const filters = [
      by === undefined ? undefined : eq(operatorActs.operator, by),
      act === undefined ? undefined : eq(operatorActs.act, act),
      person === undefined ? undefined : await naming(context, person),
      from === undefined ? undefined : gte(operatorActs.at, readBeijingTime('--from', from, 'first')),
      to === undefined ? undefined : lt(operatorActs.at, readBeijingTime('--to', to, 'last')),
    ];
    const found = context.orm
      .select()
      .from(operatorActs)
      .where(and(...filters))
      .orderBy(desc(operatorActs.id));
    const most = limit ?? (format === 'table' ? SHOWN : undefined);
    const rows = await (most === undefined ? found : found.limit(most));
    const lines = rows.map(({ at, operator, act, details }) => [
      beijingTime(at),
      operator,
      act,
      JSON.stringify(details),
    ]);
    if (format === 'csv') return { text: csv([HEADINGS, ...lines]) };
    const filtered = filters.some((filter) => filter !== undefined);
    return { text: textTable(HEADINGS, lines, filtered ? 'There is no such act.' : 'Nobody has acted yet.') };
  },
});

/** An account that was closed is known by its number alone. */
async function naming(context: OperationContext, person: string): Promise<SQL | undefined> {
  const { orm, services } = context;
  const byMobile = classifyIdentifier(person) === IDENTIFIER.mobile;
  const account = byMobile ? (await findPerson(context, person)).account : person;
  return namesPerson(orm, services.vault, account);
}
