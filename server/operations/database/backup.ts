import { z } from 'zod';
import { giveUpAfterRestore } from '../../domain/ad-conversions/after-restore';
import { writeWhole } from '../../platform/database/postgres-tools';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

const file = z.string().min(1);

/** Writes the whole database to a file while servers run. */
export const backup = defineOperation({
  name: 'backup',
  title: '备份数据库',
  summary: 'writes the whole database to a new file while servers run; the file does not contain DATA_KEY',
  permission: 'machine',
  shell: true,
  audited: true,
  access: 'named',
  online: true,
  input: z.strictObject({ file: file.meta({ title: 'file of the backup', kind: 'path', operand: true }) }),
  async run({ services }, { file }) {
    await writeWhole(file, (draft) => services.database.dump(draft)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new OperatorError(say('file_exists', { file }));
      if (!error.syscall) throw new OperatorError(say('database_tool_failed', { message: error.message }));
      throw new OperatorError(say('file_cannot_be_written', { file, code: String(error.code) }));
    });
    return { answer: [say('database_stored', { file })], details: { file } };
  },
});

/** `restore-backup.ts` runs this operation, because there is no database to open yet. */
export const restore = defineOperation({
  name: 'restore',
  title: '恢复数据库',
  summary: 'restores a backup into an empty database; no server may use it, and DATA_KEY must be the one of the backup',
  permission: 'machine',
  shell: true,
  audited: true,
  access: 'named',
  input: z.strictObject({ file: file.meta({ title: 'file of the backup', kind: 'path', operand: true }) }),
  async run() {
    throw new OperatorError(say('database_in_use'));
  },
});

/** What `restore` does about conversions, for a database that another program restored. */
export const noteRestore = defineOperation({
  name: 'note-restore',
  title: '登记数据库恢复',
  summary: 'after a restore to a second: gives up conversions that their platforms may have and would count twice',
  permission: 'machine',
  shell: true,
  audited: true,
  access: 'named',
  input: z.strictObject({}),
  async run({ orm, now }) {
    const conversions = await giveUpAfterRestore(orm, now);
    return { answer: [say('conversions_not_sent', { count: conversions })], details: { conversions } };
  },
});
