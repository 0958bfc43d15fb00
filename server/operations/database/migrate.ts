import { z } from 'zod';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

/** `migrate-database.ts` runs this operation, before a server of the new release starts. */
export const migrate = defineOperation({
  name: 'migrate',
  title: '迁移数据库',
  summary: 'migrates the tables of a PostgreSQL to this release, while servers of the previous release keep running',
  permission: 'machine',
  audited: true,
  shell: true,
  access: 'named',
  input: z.strictObject({
    unfit: z
      .literal('accept', fault(say('must_be_accept')))
      .optional()
      .meta({
        title: 'Stored revisions that do not fit',
        help: '`accept` migrates although they do not fit this release',
      }),
  }),
  async run() {
    throw new OperatorError(say('embedded_migrates_itself'));
  },
});
