import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { auditEntries, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { referencesOf } from '../../platform/secrets/person-reference';
import type { Vault } from '../../platform/secrets/vault';

/** The reference of the person that an audit log entry names. */
export const namedPerson = sql`${auditEntries.details} ->> 'person'`;

/** Matches audit log entries whose details name an account, open or closed, by its reference, or one of its rewards. */
export async function namesPerson(orm: Orm, vault: Vault, account: string): Promise<SQL | undefined> {
  const own = await orm.select({ id: rewards.id }).from(rewards).where(eq(rewards.account, account));
  return or(
    inArray(namedPerson, referencesOf(vault, account)),
    // Older entries name the account number.
    sql`${auditEntries.details} ->> 'account' = ${account}`,
    namesOne(own.map(({ id }) => id)),
  );
}

/** The details of an entry that may list ids of rewards. */
export const REWARD_LISTS = ['rewards', 'given', 'back', 'open'] as const;

function namesOne(ids: readonly number[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const lists = REWARD_LISTS.map(
    (name) => sql`exists (
      select 1 from jsonb_array_elements_text(
        case jsonb_typeof(${auditEntries.details} -> ${name}::text)
          when 'array' then ${auditEntries.details} -> ${name}::text else '[]' end
      ) as named (id) where named.id = any(${sql.param(ids.map(String))}::text[]))`,
  );
  return or(...lists);
}
