import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const entranceSchema = z.object({ port: z.int(), token: z.string() });

/** How another process of this machine reaches the running server's operations. */
export type Entrance = z.infer<typeof entranceSchema>;

/** Says in a data folder how the operations are reached, readable by the folder's owner alone. */
export async function writeEntrance(folder: string, entrance: Entrance): Promise<void> {
  const file = fileIn(folder);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, JSON.stringify(entrance), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** What {@link writeEntrance} said last; `undefined` where it never did. */
export async function readEntrance(folder: string): Promise<Entrance | undefined> {
  const written = await readFile(fileIn(folder), 'utf8').catch(() => undefined);
  return written === undefined ? undefined : entranceSchema.parse(JSON.parse(written));
}

export async function removeEntrance(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return path.join(folder, 'operations.json');
}
