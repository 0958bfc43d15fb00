import { operators } from '../../platform/database/schema/operators';
import { nameKey } from '../common/name-key';
import type { OperationServices } from '../common/operation';
import { roleColumns, roleList } from '../operators/roles';
import { openOperatorSession } from '../operators/sessions';

/**
 * Stores an active operator and opens a session, without password and authenticator app. Returns the session's token.
 * @param roles as operators write them, such as `support:bfzh,analyst`
 */
export async function signedInAs({ database, clock }: OperationServices, name: string, roles: string): Promise<string> {
  const now = clock();
  const columns = { name, nameKey: nameKey(name), ...roleColumns(roleList.parse(roles)) };
  const [operator] = await database.orm
    .insert(operators)
    .values({ ...columns, state: 'active', passwordHash: 'x', createdAt: now })
    .returning();
  if (!operator) throw new Error('The operator was not stored.');
  return openOperatorSession(database.orm, operator, now);
}
