import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { nameKey } from './names';

export type Operator = typeof operators.$inferSelect;

/** What an operator's secret is sealed for. */
export const TOTP_PURPOSE = 'operator-totp';

/** The operator of a name, however it is written. */
export async function findOperator(orm: Orm, name: string): Promise<Operator | undefined> {
  const [found] = await orm
    .select()
    .from(operators)
    .where(eq(operators.nameKey, nameKey(name)));
  return found;
}

/** The same, whom nobody changes until the transaction ends. */
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

export async function hasOperators(orm: Orm): Promise<boolean> {
  return (await orm.select({ id: operators.id }).from(operators).limit(1)).length > 0;
}

/** How many may sign in besides those that are named. */
export async function countActive(orm: Orm, besides: readonly string[]): Promise<number> {
  const others = and(eq(operators.state, 'active'), notInArray(operators.nameKey, besides.map(nameKey)));
  return orm.$count(operators, others);
}

/** How many admins may sign in besides one. */
export async function countOtherAdmins(orm: Orm, { id }: Operator): Promise<number> {
  const others = and(eq(operators.state, 'active'), eq(operators.role, 'admin'), ne(operators.id, id));
  return orm.$count(operators, others);
}

/** Has changes of who operates take turns until the transaction ends, so that each counts the others as they are. */
export async function takeTurn(orm: Orm): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`);
}
