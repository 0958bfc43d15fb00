import { asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { operatorActs } from '../platform/database/schema/activities';
import type { Orm } from '../platform/database/types';
import type { Vault } from '../platform/secrets/vault';
import { type ChainEnd, readSeal, writeSeal } from './audit-seal';

type StoredAct = typeof operatorActs.$inferSelect;
export type OperatorAct = Pick<StoredAct, 'operator' | 'act' | 'details' | 'at'>;

/** Stands before the first act. */
const BEGINNING = '';

/** Rows read at once. */
const BATCH = 1000;

/** Records an act behind all others and answers the chain's new head. Acts take turns until their transactions end. */
export function appendAct(orm: Orm, vault: Vault, act: OperatorAct): Promise<string> {
  return orm.transaction(async (transaction) => {
    // A role that may only add acts cannot lock their table against others; servers of the release before do, and are waited for.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator-acts', 0))`);
    await transaction.execute(sql`lock table ${operatorActs} in row exclusive mode`);
    const seal = await readSeal(transaction, vault);
    const end = await endOfChain(transaction, vault, seal);
    const head = hashOf(vault, end.head, act);
    await transaction.insert(operatorActs).values({ ...act, hash: head });
    // A forged seal stays, to be found.
    if (seal !== 'forged') await writeSeal(transaction, vault, { count: end.count + 1, head });
    return head;
  });
}

export interface AuditFindings {
  acts: number;
  /** Ids of the acts that do not follow from the one before them. */
  broken: number[];
  /** The hash of the last act; empty where there is none. */
  head: string;
  /** Which act has the head that was asked for, or had it before the look-up key was replaced; `undefined` where none has it. */
  headAt: number | undefined;
  /** Whether the seal is genuine and the acts are those that it was set behind, and whatever servers of the release before added. */
  sealed: boolean;
}

/** Follows the chain from the first act to the last, and holds it against the seal. */
export async function verifyChain(orm: Orm, vault: Vault, head?: string): Promise<AuditFindings> {
  const seal = await readSeal(orm, vault);
  const end = seal ?? { count: 0, head: BEGINNING };
  const findings: AuditFindings = {
    acts: 0,
    broken: [],
    head: BEGINNING,
    headAt: undefined,
    sealed: end !== 'forged' && end.count === 0,
  };
  let everyHead = vault.hashes('audit-log').map(() => BEGINNING);
  for (let last = 0, full = true; full; ) {
    const acts = await readActs(orm, last);
    for (const act of acts) {
      if (act.hash !== hashOf(vault, findings.head, act)) findings.broken.push(act.id);
      if (head !== undefined) {
        everyHead = hashesOf(vault, everyHead, act);
        if (act.hash === head || everyHead.includes(head)) findings.headAt = act.id;
      }
      findings.head = act.hash ?? '';
      findings.acts++;
      if (end !== 'forged' && findings.acts === end.count) findings.sealed = findings.head === end.head;
    }
    last = acts.at(-1)?.id ?? last;
    full = acts.length === BATCH;
  }
  return findings;
}

/** Makes chain and seal anew by the vault's newest look-up key. It was verified before, by the keys below. */
export async function renewChain(orm: Orm, vault: Vault): Promise<void> {
  const end: ChainEnd = { count: 0, head: BEGINNING };
  for (let last = 0, full = true; full; ) {
    const acts = await readActs(orm, last);
    const hashes = acts.map((act) => {
      end.head = hashOf(vault, end.head, act);
      return end.head;
    });
    const ids = acts.map(({ id }) => String(id));
    await orm.execute(sql`
      update ${operatorActs} set hash = renewed.hash
      from unnest(${sql.param(ids)}::int[], ${sql.param(hashes)}::text[]) as renewed (id, hash)
      where ${operatorActs.id} = renewed.id`);
    end.count += acts.length;
    last = acts.at(-1)?.id ?? last;
    full = acts.length === BATCH;
  }
  if (end.count > 0) await writeSeal(orm, vault, end);
}

/** The next acts after one of them, in their order. */
function readActs(orm: Orm, after: number): Promise<StoredAct[]> {
  return orm.select().from(operatorActs).where(gt(operatorActs.id, after)).orderBy(asc(operatorActs.id)).limit(BATCH);
}

/** Behind which act the next one belongs, whatever has become of that act since. */
async function endOfChain(orm: Orm, vault: Vault, seal: ChainEnd | 'forged' | null): Promise<ChainEnd> {
  if (seal === null) await chainOldActs(orm, vault);
  const [last] = await orm.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1);
  if (seal === null || seal === 'forged') {
    return { count: await orm.$count(operatorActs), head: last?.hash ?? BEGINNING };
  }
  return !last || last.hash === seal.head ? seal : followSeal(orm, vault, seal);
}

/** Servers of the release before record acts and set no seal. */
async function followSeal(orm: Orm, vault: Vault, seal: ChainEnd): Promise<ChainEnd> {
  const end = { ...seal };
  const [sealed] = await orm.select().from(operatorActs).where(eq(operatorActs.hash, seal.head)).limit(1);
  if (!sealed) return end;
  const later = orm.select().from(operatorActs).where(gt(operatorActs.id, sealed.id)).orderBy(asc(operatorActs.id));
  for (const act of await later) {
    const hash = hashOf(vault, end.head, act);
    if (act.hash !== hash) break;
    end.count++;
    end.head = hash;
  }
  return end;
}

/** Acts from before there was a chain become its beginning. */
async function chainOldActs(orm: Orm, vault: Vault): Promise<void> {
  const [chained] = await orm
    .select({ id: operatorActs.id })
    .from(operatorActs)
    .where(sql`${operatorActs.hash} is not null`)
    .limit(1);
  if (chained) return;
  let before = BEGINNING;
  for (const act of await orm
    .select()
    .from(operatorActs)
    .where(isNull(operatorActs.hash))
    .orderBy(asc(operatorActs.id))) {
    before = hashOf(vault, before, act);
    await orm.update(operatorActs).set({ hash: before }).where(eq(operatorActs.id, act.id));
  }
}

/** Keyed: who can write the database alone cannot make a chain that holds. */
function hashOf(vault: Vault, before: string, act: OperatorAct): string {
  return vault.hash('audit-log', ...hashed(before, act));
}

/** The same by each look-up key that there has been, in the chain that it made. */
function hashesOf(vault: Vault, before: readonly string[], act: OperatorAct): string[] {
  return before.map((head, chain) => vault.hashes('audit-log', ...hashed(head, act))[chain] ?? BEGINNING);
}

function hashed(before: string, { operator, act, details, at }: OperatorAct): string[] {
  return [before, operator, act, canonical(details), at.toISOString()];
}

/** JSON whose fields stand in order, which the database does not keep. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
