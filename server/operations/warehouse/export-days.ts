import { z } from 'zod';
import { addDays, beijingDay, isDay } from '@/lib/time/calendar';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import type { Pseudonyms } from './define-table';
import { WAREHOUSE_TABLES } from './tables';
import { say, table } from './words';
import { writeDay, writeSchema } from './write-files';

const day = z
  .string()
  .refine(isDay, fault(say('must_be_exported_day')))
  .optional();

/** Exports tables for a data warehouse: a file of lines in JSON per table and day, and a JSON Schema per table. */
export const exportDays = defineOperation({
  name: 'export-days',
  title: '导出数据仓库文件',
  summary:
    'exports pseudonymous data of past days as NDJSON into a folder, one file per table and day, for a data warehouse; it skips files that are there, so run it again after an interruption',
  permission: 'export',
  shell: true,
  audited: true,
  discloses: true,
  access: 'named',
  online: true,
  input: z.strictObject({
    folder: z.string().min(1).meta({ title: 'folder for the files', kind: 'path', operand: true }),
    from: day.meta({ title: 'first Beijing day, by default the last one', kind: 'day' }),
    to: day.meta({ title: 'last Beijing day, by default yesterday', kind: 'day' }),
  }),
  async run({ services, now }, input) {
    const { folder } = input;
    const yesterday = addDays(beijingDay(now), -1);
    const { to = yesterday, from = to } = input;
    if (to > yesterday) throw new OperatorError(say('day_not_over', { day: to }));
    if (from > to) throw new OperatorError(say('exported_days_reversed'));
    const { database, vault } = services;
    const pseudonyms: Pseudonyms = {
      account: (number) => vault.hash('warehouse-account', number),
      visitor: (id) => vault.hash('warehouse-visitor', id),
    };
    const written = [];
    let skipped = 0;
    try {
      for (const exported of WAREHOUSE_TABLES) {
        await writeSchema(folder, exported);
        const found = { table: exported.name, days: 0, rows: 0 };
        for (let next = from; next <= to; next = addDays(next, 1)) {
          const rows = await writeDay(database.orm, folder, exported, next, pseudonyms);
          if (rows === undefined) skipped += 1;
          else {
            found.days += 1;
            found.rows += rows;
          }
        }
        written.push(found);
      }
    } catch (error) {
      const { syscall, code } = error as NodeJS.ErrnoException;
      if (!syscall) throw error;
      throw new OperatorError(say('folder_cannot_be_written', { folder, code: String(code) }));
    }
    const files = written.reduce((sum, { days }) => sum + days, 0);
    const rows = written.reduce((sum, found) => sum + found.rows, 0);
    return {
      answer: [say('days_exported', { files, skipped, folder }), table('exported_tables', written)],
      details: { folder, from, to, files, rows },
    };
  },
});
