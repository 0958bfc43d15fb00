import { z } from 'zod';
import { defineOperation, OperatorError } from '../common/operation';

/** `migrate-database.ts` runs this operation, before a server of the new release starts. */
export const migrate = defineOperation({
  name: 'migrate',
  summary: 'migrates the tables of a PostgreSQL to this release, while servers of the previous release keep running',
  operands: [],
  audited: true,
  shell: true,
  access: 'named',
  input: z.strictObject({}),
  async run() {
    throw new OperatorError('The server migrates the embedded database when it opens it.');
  },
});
