import { access, mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { writeWhole } from '../../platform/database/postgres-tools';
import type { Orm } from '../../platform/database/types';
import { OperatorError } from '../common/operation';
import type { Pseudonyms, WarehouseTable } from './define-table';
import { say } from './words';

/** Reads that belong together. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
/** Id of the lock that lets one export run at a time, also from several machines. */
const LOCK = 7_306_112;

/** Writes the JSON Schema of a table's lines beside its files, in place of that of an earlier release. */
export async function writeSchema(folder: string, { name, line }: WarehouseTable): Promise<void> {
  const place = path.join(folder, name);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const file = path.join(place, 'schema.json');
  await writeFile(`${file}.unfinished`, `${JSON.stringify(z.toJSONSchema(line), null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
}

/**
 * Writes the file of a day, which appears under its name only when it is complete. All its lines are of one moment.
 *
 * @returns the number of lines; `undefined` if the file was there already
 * @throws OperatorError while another export runs
 */
export async function writeDay(
  orm: Orm,
  folder: string,
  table: WarehouseTable,
  day: string,
  pseudonyms: Pseudonyms,
): Promise<number | undefined> {
  const file = path.join(folder, table.name, `${day}.ndjson`);
  if (await exists(file)) return undefined;
  return orm.transaction(async (snapshot) => {
    // Before the draft, whose name two exports would share.
    await lock(snapshot);
    let rows = 0;
    await writeWhole(file, async (draft) => {
      const target = await open(draft, 'a');
      try {
        for await (const lines of table.read(snapshot, day, pseudonyms)) {
          rows += lines.length;
          await target.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        }
      } finally {
        await target.close();
      }
    });
    return rows;
  }, SNAPSHOT);
}

async function lock(orm: Orm): Promise<void> {
  const { rows } = await orm.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
  if (!rows[0]?.mine) throw new OperatorError(say('export_runs'));
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
