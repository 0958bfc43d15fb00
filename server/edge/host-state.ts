import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type HostList, hostList } from '@/lib/edge/host-list';
import { parseJson } from '@/lib/parse-json';
import { writeAtomically } from './write-atomically';

const FILE = 'hosts.json';

const stored = z.object({ etag: z.string(), list: hostList });

/** A host list with the ETag under which servers know it. */
export interface TaggedList {
  etag: string;
  list: HostList;
}

/** The last valid list; `undefined` when there is none or it cannot be read. */
export async function readHostState(stateDir: string): Promise<TaggedList | undefined> {
  try {
    return stored.parse(parseJson(await readFile(path.join(stateDir, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Stores a list as the last valid one. */
export function writeHostState(stateDir: string, state: TaggedList): Promise<void> {
  return writeAtomically(path.join(stateDir, FILE), JSON.stringify(state));
}
