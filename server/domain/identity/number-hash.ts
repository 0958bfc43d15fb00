import { eq } from 'drizzle-orm';
import { brandOf } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';

/** Numbers of which a person has one, each the purpose that it is sealed and hashed for. */
export type NumberKind = 'identity-number' | 'bank-card';

/** How far a brand's accounts reach among which a number serves a single one. */
export type Reach = Pick<Brand, 'appCode' | 'persons'>;

/** The keyed hash that tells numbers apart without naming them; a brand whose persons are its own has hashes of its own. */
export function numberHash(vault: Vault, kind: NumberKind, number: string, { appCode, persons }: Reach): string {
  return vault.hash(kind, number.toUpperCase(), ...(persons === 'own' ? [appCode] : []));
}

/** The brand that an account was opened with. */
export async function readReach(orm: Orm, account: string): Promise<Reach> {
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  return brandOf(row?.appCode ?? '');
}
