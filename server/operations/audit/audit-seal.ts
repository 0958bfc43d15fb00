import { auditSeals } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';

/** The number of entries, and the hash of the last one. */
export interface ChainEnd {
  count: number;
  head: string;
}

/** Id of the only row. */
const ID = 1;

/**
 * Reads where the chain ended when the last entry was added.
 * @returns `null` if there is no seal yet, `'forged'` if it was not made with the vault's key
 */
export async function readSeal(orm: Orm, vault: Vault): Promise<ChainEnd | 'forged' | null> {
  const [seal] = await orm.select().from(auditSeals);
  if (!seal) return null;
  const { count, head } = seal;
  return seal.mac === macOf(vault, { count, head }) ? { count, head } : 'forged';
}

/** Moves the seal behind the last entry. */
export async function writeSeal(orm: Orm, vault: Vault, { count, head }: ChainEnd): Promise<void> {
  const seal = { count, head, mac: macOf(vault, { count, head }) };
  await orm
    .insert(auditSeals)
    .values({ id: ID, ...seal })
    .onConflictDoUpdate({ target: auditSeals.id, set: seal });
}

function macOf(vault: Vault, { count, head }: ChainEnd): string {
  return vault.hash('audit-seal', String(count), head);
}
