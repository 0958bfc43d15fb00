import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireAlone } from '../../platform/database/alone';
import type { Orm } from '../../platform/database/types';
import { addLookupKey, lockKeys } from '../../platform/secrets/lookup-keys';
import { renewChain, verifyChain } from '../audit/audit-chain';
import { requireWhole } from '../audit/verify-audit';
import { lines } from '../common/answer';
import { defineOperation, OperatorError } from '../common/operation';
import { rehashAll } from './rehash';
import { say } from './words';

/** Adds a new key on top of the keys of the hashes, in one transaction; the earlier keys alone then no longer compute them. */
export const rotateLookupKey = defineOperation({
  name: 'rotate-lookup-key',
  title: '更换查找密钥',
  summary: 'replaces all keyed hashes with hashes by a new key, even of unknown values; no server may run',
  permission: 'machine',
  audited: true,
  shell: true,
  access: 'named',
  input: z.strictObject({}),
  async run({ services, orm }) {
    const { keys, vault, alone } = services;
    if (!alone) throw new OperatorError(say('stop_servers'));
    await requireOwner(orm);
    // Check before locking, so that no process waits behind the lock, and again after it, when no other can connect.
    await requireAlone(orm);
    await lockKeys(orm);
    await requireAlone(orm);
    const findings = await verifyChain(orm, vault);
    requireWhole(findings);
    const key = await addLookupKey(orm, keys.keyring, keys.masters);
    const hashes = await rehashAll(orm, vault);
    await renewChain(orm, vault);
    return {
      answer: [lines(say('hashes_renewed', { hashes, entries: findings.entries, key }), say('start_servers'))],
      details: { key, hashes, acts: findings.entries, formerHead: findings.head },
    };
  },
});

/** Only the owner of the tables can rewrite the audit log. */
async function requireOwner(orm: Orm): Promise<void> {
  const { rows } = await orm.execute(sql`select has_table_privilege('public.operator_acts', 'update') as may`);
  if (!rows[0]?.may) {
    throw new OperatorError(say('owner_needed'));
  }
}
