import { operators, type RoleGrant } from '../../platform/database/schema/operators';
import { nameKey } from '../common/name-key';
import type { OperationServices } from '../common/operation';
import { roleColumns } from './roles';
import { openOperatorSession } from './sessions';
import { findOperator, isSeeded, lockOperatorChanges } from './store';

/** An operator of the development set-up. */
export interface SeededOperator {
  name: string;
  roles: readonly RoleGrant[];
}

/**
 * Opens a session of an operator without a password, and creates the operator first if there is none of the name. Only for the
 * development set-up.
 * @returns the session's token, or `undefined` if an operator with a password has the name
 */
export async function openSeededSession(
  { config, database, clock }: OperationServices,
  { name, roles }: SeededOperator,
): Promise<string | undefined> {
  if (!config.development) throw new Error('Seeded operators exist only in the development set-up.');
  const now = clock();
  return database.orm.transaction(async (orm) => {
    await lockOperatorChanges(orm);
    if (!(await findOperator(orm, name))) {
      await orm
        .insert(operators)
        .values({ name, nameKey: nameKey(name), ...roleColumns(roles), state: 'active', createdAt: now });
    }
    const operator = await findOperator(orm, name);
    return operator && isSeeded(operator) ? openOperatorSession(orm, operator, now) : undefined;
  });
}
