import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireAlone } from '../platform/database/alone';
import type { Orm } from '../platform/database/types';
import { addLookupKey, lockKeys } from '../platform/secrets/lookup-keys';
import { renewChain, verifyChain } from './audit-chain';
import { defineOperation, OperatorError } from './operation';
import { rehashAll } from './rehash';
import { requireWhole } from './verify-audit';

/** Lays a new key over the one of the keyed hashes, all in one transaction; afterwards the former one alone computes none of them. */
export const rotateLookupKey = defineOperation({
  name: 'rotate-lookup-key',
  summary: 'makes every keyed hash anew by a new key, those of numbers that nobody knows too; no server may run',
  operands: [],
  act: true,
  access: 'named',
  input: z.strictObject({}),
  async run({ services, orm }) {
    const { keys, vault, alone } = services;
    if (!alone) throw new OperatorError('A server works on this database. Stop every server first.');
    await requireOwner(orm);
    // First, so that nobody waits behind the lock; then no other can come any more.
    await requireAlone(orm);
    await lockKeys(orm);
    await requireAlone(orm);
    const findings = await verifyChain(orm, vault);
    requireWhole(findings);
    const key = await addLookupKey(orm, keys.keyring, keys.masters);
    const hashes = await rehashAll(orm, vault);
    await renewChain(orm, vault);
    return {
      text: [
        `${hashes} hashes are made by the key ${key} now, over those before it, and so are the ${findings.acts} acts of the audit log.`,
        'Visitors log in as before; SMS codes under way and previews of revisions have ended. Start the servers.',
      ].join('\n'),
      details: { key, hashes, acts: findings.acts, formerHead: findings.head },
    };
  },
});

/** What operators did may be written anew by who owns the tables alone. */
async function requireOwner(orm: Orm): Promise<void> {
  const found = await orm.execute(sql`select has_table_privilege('public.operator_acts', 'update') as may`);
  const { rows } = found as unknown as { rows: { may: boolean }[] };
  if (!rows[0]?.may) {
    throw new OperatorError('The role of DATABASE_URL does not own the tables: set DATABASE_OWNER_URL too.');
  }
}
