import { eq } from 'drizzle-orm';
import { brandOf } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';

/** Kinds of numbers that identify a person; the kind is also the purpose for which a number is encrypted and hashed. */
export type NumberKind = 'identity-number' | 'bank-card';

/** The part of a brand that decides among which brands' accounts a number must be unique. */
export type Reach = Pick<Brand, 'appCode' | 'persons'>;

/**
 * The keyed hash that identifies a number without revealing it; a brand with `persons: 'own'` has hashes of its own.
 */
export function numberHash(vault: Vault, kind: NumberKind, number: string, { appCode, persons }: Reach): string {
  return vault.hash(kind, number.toUpperCase(), ...(persons === 'own' ? [appCode] : []));
}

/** The brand that an account was opened with. */
export async function readReach(orm: Orm, account: string): Promise<Reach> {
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  return brandOf(row?.appCode ?? '');
}
