import { asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { auditEntries, auditSeals } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { canonical } from '../common/canonical';
import type { Details } from '../common/details';

/** The number of entries, and the hash of the last one. */
interface ChainEnd {
  count: number;
  head: string;
}

/** Id of the only row. */
const ID = 1;

type StoredEntry = typeof auditEntries.$inferSelect;
export type AuditEntry = Pick<StoredEntry, 'operator' | 'operation' | 'details' | 'at'>;

/** An entry before it is in the log. */
type NewEntry = Omit<AuditEntry, 'details'> & { details: Details };

/** The hash before the first entry. */
const BEGINNING = '';

/** Rows per query. */
const BATCH = 1000;

/** Appends an operation to the audit log and returns the chain's new head. Locks the chain until the transaction ends. */
export function appendEntry(orm: Orm, vault: Vault, entry: NewEntry): Promise<string> {
  return orm.transaction(async (transaction) => {
    // A role that may only insert entries cannot take a stronger table lock. Servers of the previous release do; this lock waits for them.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator-acts', 0))`);
    await transaction.execute(sql`lock table ${auditEntries} in row exclusive mode`);
    const seal = await readSeal(transaction, vault);
    const end = await endOfChain(transaction, vault, seal);
    const head = hashOf(vault, end.head, entry);
    await transaction.insert(auditEntries).values({ ...entry, hash: head });
    // Keep a forged seal as evidence.
    if (seal !== 'forged') await writeSeal(transaction, vault, { count: end.count + 1, head });
    return head;
  });
}

export interface AuditFindings {
  entries: number;
  /** Ids of the entries whose hash does not match the entry before. */
  broken: number[];
  /** The hash of the last entry; empty if there is none. */
  head: string;
  /** Id of the entry with the requested head, also by an earlier look-up key; `undefined` if there is none. */
  headAt: number | undefined;
  /** Whether the seal is genuine and matches the entries; servers of the previous release may have added more after it. */
  sealed: boolean;
}

/** Checks the hash of every entry, and compares the chain with the seal. */
export async function verifyChain(orm: Orm, vault: Vault, head?: string): Promise<AuditFindings> {
  const seal = await readSeal(orm, vault);
  const end = seal ?? { count: 0, head: BEGINNING };
  const findings: AuditFindings = {
    entries: 0,
    broken: [],
    head: BEGINNING,
    headAt: undefined,
    sealed: end !== 'forged' && end.count === 0,
  };
  let everyHead = vault.hashes('audit-log').map(() => BEGINNING);
  for (let last = 0, full = true; full; ) {
    const entries = await readEntries(orm, last);
    for (const entry of entries) {
      if (entry.hash !== hashOf(vault, findings.head, entry)) findings.broken.push(entry.id);
      if (head !== undefined) {
        everyHead = hashesOf(vault, everyHead, entry);
        if (entry.hash === head || everyHead.includes(head)) findings.headAt = entry.id;
      }
      findings.head = entry.hash ?? '';
      findings.entries++;
      if (end !== 'forged' && findings.entries === end.count) findings.sealed = findings.head === end.head;
    }
    last = entries.at(-1)?.id ?? last;
    full = entries.length === BATCH;
  }
  return findings;
}

/** Hashes chain and seal again with the vault's newest look-up key. The caller has verified the chain with the older keys. */
export async function renewChain(orm: Orm, vault: Vault): Promise<void> {
  const end: ChainEnd = { count: 0, head: BEGINNING };
  for (let last = 0, full = true; full; ) {
    const entries = await readEntries(orm, last);
    const hashes = entries.map((entry) => {
      end.head = hashOf(vault, end.head, entry);
      return end.head;
    });
    const ids = entries.map(({ id }) => String(id));
    await orm.execute(sql`
      update ${auditEntries} set hash = renewed.hash
      from unnest(${sql.param(ids)}::int[], ${sql.param(hashes)}::text[]) as renewed (id, hash)
      where ${auditEntries.id} = renewed.id`);
    end.count += entries.length;
    last = entries.at(-1)?.id ?? last;
    full = entries.length === BATCH;
  }
  if (end.count > 0) await writeSeal(orm, vault, end);
}

/** The next entries after an id, in order. */
function readEntries(orm: Orm, after: number): Promise<StoredEntry[]> {
  return orm.select().from(auditEntries).where(gt(auditEntries.id, after)).orderBy(asc(auditEntries.id)).limit(BATCH);
}

/** The end of the chain to which the next entry belongs, even if that last entry was changed or deleted since. */
async function endOfChain(orm: Orm, vault: Vault, seal: ChainEnd | 'forged' | null): Promise<ChainEnd> {
  if (seal === null) await chainOldEntries(orm, vault);
  const [last] = await orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  if (seal === null || seal === 'forged') {
    return { count: await orm.$count(auditEntries), head: last?.hash ?? BEGINNING };
  }
  return !last || last.hash === seal.head ? seal : followSeal(orm, vault, seal);
}

/** Moves the end past entries that servers of the previous release added without a seal. */
async function followSeal(orm: Orm, vault: Vault, seal: ChainEnd): Promise<ChainEnd> {
  const end = { ...seal };
  const [sealed] = await orm.select().from(auditEntries).where(eq(auditEntries.hash, seal.head)).limit(1);
  if (!sealed) return end;
  const later = orm.select().from(auditEntries).where(gt(auditEntries.id, sealed.id)).orderBy(asc(auditEntries.id));
  for (const entry of await later) {
    const hash = hashOf(vault, end.head, entry);
    if (entry.hash !== hash) break;
    end.count++;
    end.head = hash;
  }
  return end;
}

/** Chains the entries from before hashes were introduced. */
async function chainOldEntries(orm: Orm, vault: Vault): Promise<void> {
  const [chained] = await orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(sql`${auditEntries.hash} is not null`)
    .limit(1);
  if (chained) return;
  let before = BEGINNING;
  for (const entry of await orm
    .select()
    .from(auditEntries)
    .where(isNull(auditEntries.hash))
    .orderBy(asc(auditEntries.id))) {
    before = hashOf(vault, before, entry);
    await orm.update(auditEntries).set({ hash: before }).where(eq(auditEntries.id, entry.id));
  }
}

/** A keyed hash, so that someone who can only write to the database cannot forge a valid chain. */
function hashOf(vault: Vault, before: string, entry: AuditEntry): string {
  return vault.hash('audit-log', ...hashed(before, entry));
}

/** The hashes by each look-up key so far, each in its own chain. */
function hashesOf(vault: Vault, before: readonly string[], entry: AuditEntry): string[] {
  return before.map((head, chain) => vault.hashes('audit-log', ...hashed(head, entry))[chain] ?? BEGINNING);
}

function hashed(before: string, { operator, operation, details, at }: AuditEntry): string[] {
  return [before, operator, operation, canonical(details), at.toISOString()];
}

/**
 * Reads where the chain ended when the last entry was added.
 * @returns `null` if there is no seal yet, `'forged'` if it was not made with the vault's key
 */
async function readSeal(orm: Orm, vault: Vault): Promise<ChainEnd | 'forged' | null> {
  const [seal] = await orm.select().from(auditSeals);
  if (!seal) return null;
  const { count, head } = seal;
  return seal.mac === macOf(vault, { count, head }) ? { count, head } : 'forged';
}

/** Moves the seal behind the last entry. */
async function writeSeal(orm: Orm, vault: Vault, { count, head }: ChainEnd): Promise<void> {
  const seal = { count, head, mac: macOf(vault, { count, head }) };
  await orm
    .insert(auditSeals)
    .values({ id: ID, ...seal })
    .onConflictDoUpdate({ target: auditSeals.id, set: seal });
}

function macOf(vault: Vault, { count, head }: ChainEnd): string {
  return vault.hash('audit-seal', String(count), head);
}
