import { eq, lt, sql } from 'drizzle-orm';
import { after, DAY } from '../clock/clock';
import { commitLikeAWrite } from '../database/commit-like-a-write';
import { deleteInBatches } from '../database/delete-in-batches';
import { idempotentAnswers } from '../database/schema/idempotency';
import type { Orm } from '../database/types';
import type { CallServices } from '../http/api';
import { ApiProblem } from '../http/problem';
import type { Vault } from '../secrets/vault';
import { NamedLocks } from './named-locks';

const KEPT = DAY;
const KEY_MAX = 255;

const locks = new NamedLocks();

/** The result of a step: a response body, or a problem for the visitor. The transaction commits in both cases. */
export type Outcome<Body> = Body | ApiProblem;
export type Step<Body> = (transaction: Orm) => Promise<Outcome<Body>>;

/** A request with its `Idempotency-Key` header; requests without a key are independent. */
export interface KeyedRequest {
  path: string;
  key: string | string[] | undefined;
  input: unknown;
}

/**
 * Runs a step in one transaction and stores its response there. The same key and input return that response for 24
 * hours. Failures are not stored, so that the visitor can correct the form and send it again under the same key.
 *
 * @throws {ApiProblem} `idempotency_conflict` for the same key with other input, `invalid_input` for a key that is too
 * long
 */
export async function answerOnce<Body>(
  { database, vault }: CallServices,
  request: KeyedRequest,
  now: Date,
  prepare: () => Promise<Step<Body>>,
): Promise<Body> {
  const key = readKey(request.key);
  if (!key) return settle(await database.orm.transaction(await prepare()));
  const hashes = {
    // Stryker disable next-line StringLiteral: any name works that no other hash has
    keyHash: vault.hash('idempotency-key', request.path, key),
    // Stryker disable next-line StringLiteral: any name works that no other hash has
    requestHash: vault.hash('idempotency-request', JSON.stringify(request.input)),
  };
  // Requests with one key run one after another, and later ones find the first one's response. Within this process they
  // wait here, before `prepare`, which may be expensive.
  return locks.run(hashes.keyHash, async () => {
    const kept = await replay<Body>(database.orm, vault, hashes, now);
    if (kept) return kept;
    const step = await prepare();
    const outcome = await database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashes.keyHash}, 0))`);
      const first = await replay<Body>(transaction, vault, hashes, now);
      if (first) return first;
      const fresh = await step(transaction);
      if (!(fresh instanceof ApiProblem)) await keep(transaction, vault, hashes, fresh, now);
      return fresh;
    });
    return settle(outcome);
  });
}

/** Removes responses that are no longer replayed. */
export async function removeOldAnswers(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(orm, idempotentAnswers, lt(idempotentAnswers.createdAt, after(now, -KEPT)), signal);
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header.length > KEY_MAX) throw new ApiProblem('invalid_input');
  return header || undefined;
}

function settle<Body>(outcome: Outcome<Body>): Body {
  if (outcome instanceof ApiProblem) throw outcome;
  return outcome;
}

interface Hashes {
  keyHash: string;
  requestHash: string;
}

/** The stored response, once it is certain that a failover does not lose it. */
async function replay<Body>(orm: Orm, vault: Vault, hashes: Hashes, now: Date): Promise<Body | undefined> {
  const [kept] = await orm.select().from(idempotentAnswers).where(eq(idempotentAnswers.keyHash, hashes.keyHash));
  if (!kept || kept.createdAt < after(now, -KEPT)) return undefined;
  await commitLikeAWrite(orm);
  if (kept.requestHash !== hashes.requestHash) throw new ApiProblem('idempotency_conflict');
  return JSON.parse(vault.open('idempotent-answer', kept.bodySealed)) as Body;
}

async function keep(orm: Orm, vault: Vault, hashes: Hashes, body: unknown, now: Date): Promise<void> {
  const answer = {
    requestHash: hashes.requestHash,
    bodySealed: vault.seal('idempotent-answer', JSON.stringify(body)),
    createdAt: now,
  };
  await orm
    .insert(idempotentAnswers)
    .values({ keyHash: hashes.keyHash, ...answer })
    .onConflictDoUpdate({ target: idempotentAnswers.keyHash, set: answer });
}
