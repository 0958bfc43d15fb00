import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { addSealKey, dropOtherMasters, newestOwnKey } from '../../platform/secrets/stored-keys';
import { lines } from '../common/answer';
import { defineOperation } from '../common/operation';
import { isSealedOtherwise, resealAll } from './reseal';
import { say } from './words';

/**
 * Milliseconds after which a value that another process sealed just before the new key is in force is stored: transactions end within
 * ten seconds, and clocks differ by seconds.
 */
const STORED_AFTER = 15_000;

/** Seals all values with a new key while servers run; continues an interrupted run. */
export const rotateKey = defineOperation({
  name: 'rotate-key',
  title: '更换加密密钥',
  summary:
    'seals all values with a new key while servers run, and deletes keys of DATA_KEY_OLD; continues an interrupted run',
  permission: 'machine',
  audited: true,
  shell: true,
  online: true,
  input: z.strictObject({}),
  async run({ services }) {
    const { database, keys, vault } = services;
    const { orm } = database;
    const { keyring, masters, knownAfter } = keys;
    const made = await newestOwnKey(orm, masters);
    const unfinished = made && (await isSealedOtherwise(orm, made.id)) ? made : undefined;
    const inForceAt = unfinished?.inForceAt ?? new Date(Date.now() + knownAfter);
    const id = unfinished?.id ?? (await addSealKey(orm, keyring, masters, inForceAt));
    const storedAfter = knownAfter > 0 ? STORED_AFTER : 0;
    await sleep(Math.max(0, inForceAt.getTime() + storedAfter - Date.now()));
    const { resealed, unreadable } = await resealAll(orm, vault, id);
    const dropped = await dropOtherMasters(orm, masters);
    return {
      answer: [
        lines(
          say('values_sealed', { values: resealed, key: id, continued: unfinished !== undefined }),
          ...(unreadable > 0 ? [say('values_unreadable', { values: unreadable })] : []),
          ...(dropped > 0 ? [say('data_key_dropped')] : []),
        ),
      ],
      details: { key: id, resealed, unreadable, oldDataKeyDropped: dropped > 0 },
    };
  },
});
