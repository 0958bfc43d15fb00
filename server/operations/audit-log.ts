import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { operatorActs } from '../platform/database/schema/activities';
import { beijingTime } from './beijing-time';
import { defineOperation } from './operation';
import { textTable } from './text-table';

const SHOWN = 50;

/** The audit log: what operators did. */
export const auditLog = defineOperation({
  name: 'acts',
  summary: `what operators did, the newest ${SHOWN}`,
  operands: [],
  act: false,
  input: z.strictObject({}),
  async run({ orm }) {
    const rows = await orm.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(SHOWN);
    const lines = rows.map(({ at, operator, act, details }) => [
      beijingTime(at),
      operator,
      act,
      JSON.stringify(details),
    ]);
    return { text: textTable(['time', 'operator', 'act', 'details'], lines, 'Nobody has acted yet.') };
  },
});
