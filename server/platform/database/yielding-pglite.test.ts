import { createFromTemplate } from '../../testing/template';

const STATEMENTS = 50;

describe('the embedded database', () => {
  let database: Awaited<ReturnType<typeof createFromTemplate>>;
  beforeAll(async () => {
    database = await createFromTemplate();
  }, 60_000);
  afterAll(() => database.close());

  /** Counts the event loop rounds that others got during some work. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await work().finally(() => clearImmediate(next));
    return turns;
  }

  test('yields to the event loop between queued statements', async () => {
    const statements = () => Promise.all(Array.from({ length: STATEMENTS }, () => database.query('select 1')));
    expect(await turnsDuring(statements)).toBeGreaterThanOrEqual(STATEMENTS);
  });

  test('yields within a transaction, and after a failed statement', async () => {
    const transaction = () =>
      database.transaction(async (inner) => {
        for (let count = 0; count < STATEMENTS; count++) await inner.query('select 1');
      });
    expect(await turnsDuring(transaction)).toBeGreaterThanOrEqual(STATEMENTS);
    const failing = () => expect(database.query('select no_column')).rejects.toThrow('no_column');
    expect(await turnsDuring(failing)).toBeGreaterThanOrEqual(1);
  });
});
