import { createFromTemplate } from '../../testing/template';

const STATEMENTS = 50;

describe('the embedded database', () => {
  let database: Awaited<ReturnType<typeof createFromTemplate>>;
  beforeAll(async () => {
    database = await createFromTemplate();
  }, 60_000);
  afterAll(() => database.close());

  /** How often everything else had its turn while something was done. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await work().finally(() => clearImmediate(next));
    return turns;
  }

  test('lets everything else have its turn between statements that wait for each other', async () => {
    const statements = () => Promise.all(Array.from({ length: STATEMENTS }, () => database.query('select 1')));
    expect(await turnsDuring(statements)).toBeGreaterThanOrEqual(STATEMENTS);
  });

  test('lets it within a transaction, and after a statement that fails', async () => {
    const transaction = () =>
      database.transaction(async (inner) => {
        for (let count = 0; count < STATEMENTS; count++) await inner.query('select 1');
      });
    expect(await turnsDuring(transaction)).toBeGreaterThanOrEqual(STATEMENTS);
    const failing = () => expect(database.query('select no_column')).rejects.toThrow('no_column');
    expect(await turnsDuring(failing)).toBeGreaterThanOrEqual(1);
  });
});
