import type { OperationServices } from '../common/operation';

class Undo extends Error {}

/** Runs something with services whose database is a transaction, and rolls that back. */
export async function undone<Services extends OperationServices>(
  services: Services,
  run: (within: Services) => Promise<void>,
): Promise<void> {
  const tried = services.database.orm.transaction(async (orm) => {
    await run({ ...services, database: { ...services.database, orm } });
    throw new Undo();
  });
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
}
