import { z } from 'zod';
import { writeWhole } from '../../platform/database/postgres-tools';
import { defineOperation, OperatorError } from '../common/operation';

const file = z.string().min(1);

/** Writes the whole database to a file while servers run. */
export const backup = defineOperation({
  name: 'backup',
  summary: 'writes the whole database to a new file while servers run; the file does not contain DATA_KEY',
  operands: ['file'],
  path: 'file',
  shell: true,
  audited: true,
  access: 'named',
  online: true,
  input: z.strictObject({ file }),
  async run({ services }, { file }) {
    await writeWhole(file, (draft) => services.database.dump(draft)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST')
        throw new OperatorError(`${file} exists. A backup overwrites nothing: choose another name.`);
      throw new OperatorError(error.syscall ? `${file} cannot be written (${error.code}).` : error.message);
    });
    return { text: `The database is stored in ${file}.`, details: { file } };
  },
});

/** `restore-backup.ts` runs this operation, because there is no database to open yet. */
export const restore = defineOperation({
  name: 'restore',
  summary: 'restores a backup into an empty database; no server may use it, and DATA_KEY must be the one of the backup',
  operands: ['file'],
  path: 'file',
  shell: true,
  audited: true,
  access: 'named',
  input: z.strictObject({ file }),
  async run() {
    throw new OperatorError('A server uses this database. Restore the backup into an empty one.');
  },
});
