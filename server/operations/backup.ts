import { z } from 'zod';
import { writeWhole } from '../platform/database/postgres-tools';
import { defineOperation, OperatorError } from './operation';

const file = z.string().min(1);

/** Writes the whole database into a file while visitors go on. */
export const backup = defineOperation({
  name: 'backup',
  summary: 'the whole database as it stands, into a file; the servers go on. DATA_KEY is not in it',
  operands: ['file'],
  path: 'file',
  act: true,
  access: 'named',
  online: true,
  input: z.strictObject({ file }),
  async run({ services }, { file }) {
    await writeWhole(file, (draft) => services.database.dump(draft)).catch((error: NodeJS.ErrnoException) => {
      throw new OperatorError(error.syscall ? `${file} cannot be written (${error.code}).` : error.message);
    });
    return { text: `The database is in ${file}.`, details: { file } };
  },
});

/** What `restore-backup.ts` carries out, before there is a database to operate on. */
export const restore = defineOperation({
  name: 'restore',
  summary: 'fills an empty database from a backup; no server may run on it, and DATA_KEY is the one of then',
  operands: ['file'],
  path: 'file',
  act: true,
  access: 'named',
  input: z.strictObject({ file }),
  async run() {
    throw new OperatorError('A server works on this database. A backup is restored into an empty one.');
  },
});
