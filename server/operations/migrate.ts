import { z } from 'zod';
import { defineOperation, OperatorError } from './operation';

/** What `migrate-database.ts` carries out, before a server of the new release is there. */
export const migrate = defineOperation({
  name: 'migrate',
  summary: 'brings the tables of a PostgreSQL up to date with this release, while servers of the one before go on',
  operands: [],
  act: true,
  access: 'named',
  input: z.strictObject({}),
  async run() {
    throw new OperatorError('The embedded database is brought up to date by the server that opens it.');
  },
});
