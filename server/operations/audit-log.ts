import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { operatorActs } from '../platform/database/schema/activities';
import { beijingTime, readBeijingTime } from './beijing-time';
import { defineOperation } from './operation';
import { textTable } from './text-table';

const SHOWN = 50;

/** The audit log: what operators did. */
export const auditLog = defineOperation({
  name: 'acts',
  summary: `what operators did, the newest ${SHOWN}`,
  operands: [],
  options: {
    by: 'of this operator alone',
    act: 'of this command alone, such as pay',
    from: 'from this Beijing day or time on',
    to: 'up to this Beijing day, included, or time',
  },
  act: false,
  access: 'signed-in',
  input: z.strictObject({
    by: z.string().optional(),
    act: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
  }),
  async run({ orm }, { by, act, from, to }) {
    const rows = await orm
      .select()
      .from(operatorActs)
      .where(
        and(
          by === undefined ? undefined : eq(operatorActs.operator, by),
          act === undefined ? undefined : eq(operatorActs.act, act),
          from === undefined ? undefined : gte(operatorActs.at, readBeijingTime('--from', from, 'first')),
          to === undefined ? undefined : lt(operatorActs.at, readBeijingTime('--to', to, 'last')),
        ),
      )
      .orderBy(desc(operatorActs.id))
      .limit(SHOWN);
    const lines = rows.map(({ at, operator, act, details }) => [
      beijingTime(at),
      operator,
      act,
      JSON.stringify(details),
    ]);
    const filtered = [by, act, from, to].some((filter) => filter !== undefined);
    const none = filtered ? 'There is no such act.' : 'Nobody has acted yet.';
    return { text: textTable(['time', 'operator', 'act', 'details'], lines, none) };
  },
});
