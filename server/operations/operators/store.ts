import { and, asc, eq, isNull, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { operatorPasskeys, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';
import { OperatorError } from '../common/operation';
import { say } from './words';

export type Operator = typeof operators.$inferSelect;

/** The vault's purpose for the operators' TOTP secrets. */
export const TOTP_PURPOSE = 'operator-totp';

/** Finds an operator by name, in any spelling. */
export async function findOperator(orm: Orm, name: string): Promise<Operator | undefined> {
  const [found] = await orm
    .select()
    .from(operators)
    .where(eq(operators.nameKey, nameKey(name)));
  return found;
}

/** Like {@link findOperator}, and locks the row until the transaction ends. */
export async function lockOperator(orm: Orm, name: string): Promise<Operator | undefined> {
  const [found] = await orm
    .select()
    .from(operators)
    .where(eq(operators.nameKey, nameKey(name)))
    .for('update');
  return found;
}

export async function changeOperator(orm: Orm, { id }: Operator, changed: Partial<Operator>): Promise<void> {
  await orm.update(operators).set(changed).where(eq(operators.id, id));
}

/** Whether operators have accounts; those of the development set-up do not count. */
export async function hasOperators(orm: Orm): Promise<boolean> {
  const { id, state, passwordHash } = operators;
  const seeded = and(eq(state, 'active'), isNull(passwordHash));
  return (
    (
      await orm
        .select({ id })
        .from(operators)
        .where(not(seeded as SQL))
        .limit(1)
    ).length > 0
  );
}

/** Whether an operator was created by the development set-up: enrolling sets a password. */
export function isSeeded({ state, passwordHash }: Operator): boolean {
  return state === 'active' && passwordHash === null;
}

/** Active operators other than those named. */
export async function readActive(orm: Orm, besides: readonly string[] = []): Promise<Operator[]> {
  const others = and(eq(operators.state, 'active'), notInArray(operators.nameKey, besides.map(nameKey)));
  return orm.select().from(operators).where(others).orderBy(asc(operators.id));
}

/**
 * Like {@link lockOperator}.
 * @throws OperatorError if there is none
 */
export async function lockKnown(orm: Orm, name: string): Promise<Operator> {
  const known = await lockOperator(orm, name);
  if (!known) throw new OperatorError(say('no_operator', { name }));
  return known;
}

/** Removes the passkeys of an operator. */
export async function removePasskeys(orm: Orm, { id }: Operator): Promise<void> {
  await orm.delete(operatorPasskeys).where(eq(operatorPasskeys.operator, id));
}

/** Locks changes of operators until the transaction ends, so that each counts the current ones. */
export async function lockOperatorChanges(orm: Orm): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`);
}
