import { z } from 'zod';
import { defineOperation, OperatorError } from '../common/operation';
import { operations, say } from './words';

/** `migrate-database.ts` runs this operation, before a server of the new release starts. */
export const migrate = defineOperation({
  name: 'migrate',
  summary: 'migrates the tables of a PostgreSQL to this release, while servers of the previous release keep running',
  operands: [],
  audited: true,
  shell: true,
  access: 'named',
  input: z.strictObject({}),
  zh: operations.migrate,
  async run() {
    throw new OperatorError(say('embedded_migrates_itself'));
  },
});
